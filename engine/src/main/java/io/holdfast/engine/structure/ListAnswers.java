package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.Denial;
import io.holdfast.engine.anchor.ValueKind;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** What the lists of passages answer: all items, those that meet a condition, how many there are, what a term means. */
final class ListAnswers {
    /** Letters and figures, as error codes, models and sizes have. */
    private static final Pattern CODE = Pattern.compile("\\p{Lu}{1,5}-?\\d[\\p{Lu}\\d.-]*");

    /** Share of an item that words must cover to be no detail of it. */
    private static final double BARE = 0.6;

    private final Weights weights;
    private final Set<String> wanted;
    private final Set<String> numbers;
    private final int outputTokens;

    ListAnswers(Weights weights, Set<String> wanted, Set<String> numbers, int outputTokens) {
        this.weights = weights;
        this.wanted = wanted;
        this.numbers = numbers;
        this.outputTokens = outputTokens;
    }

    /** All items of a list, or the column of a table that the question names, where its headings name what is asked for. */
    Optional<Structured> listed(Block block) {
        Set<String> near = headings(block);
        Set<String> beyondTitle = new HashSet<>(wanted);
        beyondTitle.removeAll(ComparedWords.content(block.chunk().title()));
        boolean named = beyondTitle.isEmpty()
                ? !TableAnswers.common(wanted, near).isEmpty()
                : !TableAnswers.common(beyondTitle, near).isEmpty();
        return named && figures(block) ? Optional.of(whole(block, false)) : Optional.empty();
    }

    /** Whether what is around a block has every figure of the question. */
    private boolean figures(Block block) {
        String around = " " + ComparedWords.fold(block.about() + "\n" + opening(block)) + " ";
        return numbers.stream().allMatch(n -> around.contains(" " + ComparedWords.fold(n) + " "));
    }

    private static Set<String> headings(Block block) {
        String headings = block.chunk().section() + "\n" + block.lead() + "\n"
                + block.chunk().lead() + "\n" + String.join(" ", block.header());
        return ListWords.asked(block, ComparedWords.content(headings));
    }

    /** All items of a list or the names of the rows of a table, or how many they are, whatever the question asks for. */
    Structured whole(Block block, boolean count) {
        Set<String> accounted = new HashSet<>(headings(block));
        accounted.addAll(ComparedWords.content(block.chunk().title() + "\n" + opening(block)));
        if (block.items().stream().allMatch(i -> CODE.matcher(i.cells().get(0)).matches())) {
            accounted.addAll(ComparedWords.content("code codes kode"));
        }
        List<String> items = names(block, count);
        String heading = block.lead().isEmpty() ? block.chunk().section() : block.lead();
        StringBuilder told = new StringBuilder(heading);
        if (!heading.endsWith(":")) {
            told.append(heading.isEmpty() ? "" : ":");
        }
        int shown = enumerate(told, items, block.whole());
        List<String> named = items.subList(0, shown);
        StringBuilder text = new StringBuilder(count ? items.size() + ":" : told);
        if (count) {
            enumerate(text, items, true);
        }
        return new Structured(
                count ? "count" : "list",
                text.toString(),
                block.chunk(),
                block.span(),
                count ? Integer.toString(items.size()) : String.join(", ", named),
                false,
                weights.share(wanted, accounted),
                String.join("; ", named),
                told.toString());
    }

    /** What comes before a list at the head of its document, below no heading but the title: it is about all of it. */
    private static String opening(Block block) {
        Chunk chunk = block.chunk();
        boolean head = chunk.passage().start() == 0
                && (chunk.section().isEmpty() || chunk.section().equals(chunk.title()));
        return head ? chunk.text().substring(0, block.span().start()) : "";
    }

    /** Adds as many items as there is room for, and says where there are more; returns how many. */
    private int enumerate(StringBuilder text, List<String> items, boolean whole) {
        int shown = 0;
        int room = outputTokens * 3;
        for (String item : items) {
            if (text.length() + item.length() > room) {
                break;
            }
            text.append(shown == 0 ? text.isEmpty() ? "" : " " : "; ").append(item.replaceAll("[.;,]$", ""));
            shown++;
        }
        text.append('.');
        if (shown < items.size()) {
            text.append(" (").append(shown).append(" of ").append(items.size()).append(" items shown)");
        } else if (!whole) {
            text.append(" (the list may be longer)");
        }
        return shown;
    }

    /** Whether words of a passage are an item of a list, or nearly all of it. */
    static boolean bare(Block.Item item, Span words) {
        return item.cells().size() == 1
                && item.span().contains(words)
                && words.length() >= BARE * item.cells().get(0).length();
    }

    /** Whether a list is one of what is not. */
    static boolean denies(Block block) {
        return Denial.in(block.lead() + "\n" + block.chunk().lead() + "\n"
                + block.chunk().section());
    }

    /** Whether an item is what is counted: then its list is of other things too, "Elections; Motions; Any other business". */
    static boolean among(Block block, String noun) {
        Set<String> counted = ComparedWords.content(noun);
        return block.items().stream()
                .map(i -> ComparedWords.content(i.cells().get(0)))
                .anyMatch(words -> !words.isEmpty() && counted.containsAll(words));
    }

    /** Whether a column of figures counts this noun: then a row tells how many, and rows are not counted. */
    static boolean figures(Block block, String noun) {
        Set<String> counted = ComparedWords.content(noun);
        for (int j = 0; j < block.header().size(); j++) {
            boolean named = TableAnswers.quantities(block.header().get(j))
                    || !TableAnswers.common(
                                    counted,
                                    ComparedWords.content(block.header().get(j)))
                            .isEmpty();
            if (named && TableAnswers.values(block, j).size() == block.items().size()) {
                return true;
            }
        }
        return false;
    }

    /** The rows or items that meet what the question says of them: named, or counted. */
    Optional<Structured> picked(MatchingRows matching, Block block, boolean count) {
        return matching.of(block).filter(p -> !count || countable(block, p)).map(p -> told(block, p, count));
    }

    /** Whether rows may be what is counted: who asks how many expects several, and a single row tells its figure itself. */
    static boolean countable(Block block, MatchingRows.Picked picked) {
        return block.whole() && picked.rows().size() > 1;
    }

    /** Whether what names the rows of a table, or the items of a list, is said once of each: then they are things to count. */
    boolean distinct(Block block) {
        List<String> names = names(block, true);
        return Set.copyOf(names).size() == names.size();
    }

    /** The items of a list, their terms alone where they are counted, or the names of the rows of a table. */
    private List<String> names(Block block, boolean count) {
        return block.table()
                ? TableAnswers.column(block, TableAnswers.label(block, wanted, -1))
                : block.items().stream()
                        .map(i -> count ? i.cells().get(0) : i.text())
                        .toList();
    }

    /** Rows or items, or how many they are, each with what it was picked for. */
    Structured told(Block block, MatchingRows.Picked picked, boolean count) {
        int label = TableAnswers.label(block, wanted, picked.columns());
        List<String> items = new ArrayList<>();
        for (Block.Item row : picked.rows()) {
            StringBuilder why = new StringBuilder();
            for (int j : picked.columns()) {
                if (j != label) {
                    why.append(why.isEmpty() ? " (" : ", ").append(TableAnswers.shown(block, row, j));
                }
            }
            items.add(block.table() ? row.cells().get(label) + (why.isEmpty() ? "" : why + ")") : row.text());
        }
        StringBuilder text = new StringBuilder(count ? items.size() + ":" : "");
        int shown = enumerate(text, items, block.whole());
        List<String> names = picked.rows().subList(0, shown).stream()
                .map(r -> block.table() ? r.cells().get(label) : r.text())
                .toList();
        StringBuilder told = new StringBuilder(block.lead());
        enumerate(told, items, block.whole());
        return new Structured(
                count ? "count" : "list",
                text.toString(),
                picked.rows().get(0).chunk(),
                Block.span(picked.rows()),
                count ? Integer.toString(items.size()) : String.join(", ", names),
                false,
                weights.share(wanted, picked.accounted()),
                String.join("; ", names),
                told.toString());
    }

    /** How many items a list has, or rows a table. */
    Optional<Structured> counted(Block block, Asked asked) {
        Set<String> noun = ComparedWords.content(asked.counted());
        Set<String> heads = ComparedWords.content(
                block.chunk().section() + "\n" + block.lead() + "\n" + String.join(" ", block.header()));
        boolean people = asked.counted().matches("(?:people|persons|members|orang|personen).*");
        boolean named = people
                ? block.items().stream()
                                .allMatch(
                                        i -> i.cells().get(0).matches("(?:\\p{Lu}[\\p{L}.'-]+\\s?){1,4}(?:\\(.*\\))?"))
                        && !TableAnswers.common(wanted, heads).isEmpty()
                : heads.containsAll(noun) || !TableAnswers.common(noun, heads).isEmpty() && block.table();
        return named && block.whole() ? Optional.of(whole(block, true)) : Optional.empty();
    }

    /** The item of a list of terms and meanings whose meaning, or whose term, the question is about. */
    Optional<Structured> described(Block block, String question) {
        Block.Item best = null;
        double most = 0;
        double second = 0;
        Set<String> context = ComparedWords.content(block.about());
        Set<String> rest = new HashSet<>(wanted);
        rest.removeAll(context);
        for (Block.Item item : block.items()) {
            if (item.cells().size() == 2 && holds(item, block)) {
                double match = weights.share(rest, item.text());
                if (match > most) {
                    second = most;
                    most = match;
                    best = item;
                } else {
                    second = Math.max(second, match);
                }
            }
        }
        if (best == null || rest.isEmpty() || most <= second) {
            return Optional.empty();
        }
        context.addAll(ComparedWords.content(best.text()));
        // "Audiobooks: 3 weeks" says how long one may borrow them without a verb
        Set<String> lacking = new HashSet<>(wanted);
        lacking.removeAll(context);
        if (lacking.size() == 1
                && wanted.containsAll(ComparedWords.content(best.cells().get(0)))
                && ValueKind.answers(question, best.cells().get(1))) {
            context.addAll(lacking);
        }
        return Optional.of(new Structured(
                "term",
                best.cells().get(0) + ": " + best.cells().get(1),
                block.chunk(),
                best.span(),
                best.cells().get(0),
                weights.share(wanted, context)));
    }

    /** Whether an item, or the text around its list, has every figure of the question. */
    private boolean holds(Block.Item item, Block block) {
        String there = " " + ComparedWords.fold(item.text() + " " + block.about()) + " ";
        return numbers.stream().allMatch(n -> there.contains(" " + ComparedWords.fold(n) + " "));
    }
}
