package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;

/**
 * Finds answers that are no single span of a sentence: whole lists, cells of tables, counts of items, the row with the
 * most of something, yes and no. Where the form of the passages answers less than {@code least} of the question, there
 * is no such answer, and the reader's turn comes.
 */
public final class StructuredAnswers {
    private static final int SHOWN_QUOTE = 400;
    /** Letters and figures, as error codes, models and sizes have. */
    private static final Pattern CODE = Pattern.compile("\\p{Lu}{1,5}-?\\d[\\p{Lu}\\d.-]*");

    /** What lists of needed things are headed, and the words that ask for them. */
    private static final Set<String> REQUISITES = ComparedWords.content(
            "ingredients equipment materials tools requirements prerequisites supplies kit gear bahan alat perlengkapan zutaten ausrüstung material werkzeug");

    private static final Set<String> NEEDING = ComparedWords.content(
            "need needs needed require required bring pack buy take use butuh dibutuhkan brauche braucht benötige");

    private final Weights weights;
    private final TableRuns runs;
    private final double least;

    /** @param rarity how rare a word is in the corpus */
    public StructuredAnswers(ToDoubleFunction<String> rarity, TableRuns runs, double least) {
        this.weights = new Weights(rarity);
        this.runs = runs;
        this.least = least;
    }

    public Optional<Structured> find(Question question, List<Chunk> passages, int outputTokens) {
        Asked asked = new Asked(question);
        Set<String> wanted = asked.words();
        List<Block> blocks = runs.blocks(passages);
        MatchingRows matching = new MatchingRows(weights, question.text(), wanted);
        TableAnswers tables = new TableAnswers(weights, question, wanted, asked.numbers());
        List<Structured> found = new ArrayList<>();
        new AskedBefore(weights, question.text(), wanted).answer(passages).ifPresent(found::add);
        if (!poor(found)) {
            return Optional.of(found.get(0));
        }
        if (asked.yesNo()) {
            new YesNo(weights, question.text(), wanted, asked.numbers())
                    .answer(passages)
                    .ifPresent(found::add);
            blocks.stream()
                    .filter(Block::table)
                    .forEach(t -> tables.lookup(t)
                            .flatMap(cell -> YesNo.cell(cell, question.text()))
                            .ifPresent(found::add));
        } else if (!asked.superlative().isEmpty()) {
            blocks.stream()
                    .filter(b -> b.table() && b.whole())
                    .forEach(t -> tables.extreme(t, asked.superlative()).ifPresent(found::add));
            superlative(asked.superlative(), wanted, passages).ifPresent(found::add);
        } else if (asked.times()) {
            blocks.stream()
                    .filter(Block::table)
                    .forEach(
                            t -> picked(matching, t, wanted, true, outputTokens).ifPresent(found::add));
        } else if (!asked.counted().isEmpty()) {
            blocks.stream()
                    .filter(b -> !figures(b, asked.counted()))
                    .forEach(
                            b -> picked(matching, b, wanted, true, outputTokens).ifPresent(found::add));
            StatedCount stated = new StatedCount(weights, asked.counted(), wanted);
            if (poor(found)) {
                blocks.stream()
                        .filter(Block::table)
                        .forEach(t -> tables.quantity(t).ifPresent(found::add));
            }
            if (poor(found) && stated.somewhere(passages)) {
                stated.answer(passages).ifPresent(found::add);
            } else if (poor(found)) {
                blocks.stream()
                        .filter(b -> !figures(b, asked.counted()))
                        .forEach(b -> counted(b, asked, wanted).ifPresent(found::add));
            }
        } else if (asked.who()) {
            new Holder(weights, question, wanted).answer(passages).ifPresent(found::add);
        }
        if (poor(found) && asked.list()) {
            blocks.stream()
                    .filter(b -> !b.table() || asked.several())
                    .forEach(b ->
                            picked(matching, b, wanted, false, outputTokens).ifPresent(found::add));
        }
        if (poor(found) && asked.list()) {
            blocks.stream()
                    .filter(b -> asked.fits(denies(b)))
                    .forEach(b ->
                            listed(b, wanted, asked.numbers(), outputTokens).ifPresent(found::add));
        }
        if (poor(found) && !asked.yesNo()) {
            blocks.stream().filter(Block::table).forEach(t -> tables.lookup(t).ifPresent(found::add));
            blocks.stream()
                    .filter(b -> !b.table())
                    .forEach(b -> described(b, question.text(), wanted, asked.numbers())
                            .ifPresent(found::add));
            if (asked.open()) {
                new LabelledLine(weights, wanted).answer(passages).ifPresent(found::add);
            }
        }
        return found.stream()
                .max(Comparator.comparingDouble(Structured::confidence))
                .filter(s -> s.confidence() >= least);
    }

    /** Whether rows must be compared or counted to answer it: no single one of them shows the answer. */
    public static boolean overRows(Question question) {
        return Asked.overRows(question);
    }

    /** Whether nothing found so far may be shown: then another form may answer. */
    private boolean poor(List<Structured> found) {
        return found.stream().noneMatch(s -> s.confidence() >= least);
    }

    /** All items of a list, or the column of a table that the question names. */
    private Optional<Structured> listed(Block block, Set<String> wanted, Set<String> numbers, int outputTokens) {
        Set<String> near = new HashSet<>(ComparedWords.content(block.chunk().section() + "\n" + block.lead() + "\n"
                + block.chunk().lead() + "\n" + String.join(" ", block.header())));
        if (!TableAnswers.common(REQUISITES, near).isEmpty()) {
            near.addAll(NEEDING);
        }
        Set<String> beyondTitle = new HashSet<>(wanted);
        beyondTitle.removeAll(ComparedWords.content(block.chunk().title()));
        boolean named = beyondTitle.isEmpty()
                ? !TableAnswers.common(wanted, near).isEmpty()
                : !TableAnswers.common(beyondTitle, near).isEmpty();
        String around = " " + ComparedWords.fold(block.about()) + " ";
        if (!named || !numbers.stream().allMatch(n -> around.contains(" " + ComparedWords.fold(n) + " "))) {
            return Optional.empty();
        }
        Set<String> accounted = new HashSet<>(near);
        accounted.addAll(ComparedWords.content(block.chunk().title()));
        if (block.items().stream().allMatch(i -> CODE.matcher(i.cells().get(0)).matches())) {
            accounted.addAll(ComparedWords.content("code codes kode"));
        }
        int label = block.table() ? TableAnswers.label(block, wanted, -1) : 0;
        List<String> items = block.table()
                ? TableAnswers.column(block, label)
                : block.items().stream().map(Block.Item::text).toList();
        StringBuilder text =
                new StringBuilder(block.lead().isEmpty() ? block.chunk().section() : block.lead());
        if (!text.toString().endsWith(":")) {
            text.append(text.isEmpty() ? "" : ":");
        }
        int shown = enumerate(text, items, block.whole(), outputTokens);
        return Optional.of(new Structured(
                "list",
                text.toString(),
                block.chunk(),
                block.span(),
                String.join(", ", items.subList(0, shown)),
                weights.share(wanted, accounted)));
    }

    /** Adds as many items as there is room for, and says where there are more; returns how many. */
    private static int enumerate(StringBuilder text, List<String> items, boolean whole, int outputTokens) {
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

    /** Whether a list is one of what is not. */
    private static boolean denies(Block block) {
        return Denial.in(block.lead() + "\n" + block.chunk().lead() + "\n"
                + block.chunk().section());
    }

    /** Whether a column of figures counts this noun: then a row tells how many, and rows are not counted. */
    private static boolean figures(Block block, String noun) {
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
    private Optional<Structured> picked(
            MatchingRows matching, Block block, Set<String> wanted, boolean count, int outputTokens) {
        MatchingRows.Picked picked = matching.of(block).orElse(null);
        if (picked == null || count && !block.whole()) {
            return Optional.empty();
        }
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
        int shown = enumerate(text, items, block.whole(), outputTokens);
        List<String> names = picked.rows().subList(0, shown).stream()
                .map(r -> block.table() ? r.cells().get(label) : r.text())
                .toList();
        return Optional.of(new Structured(
                count ? "count" : "list",
                text.toString(),
                picked.rows().get(0).chunk(),
                Block.span(picked.rows()),
                count ? Integer.toString(items.size()) : String.join(", ", names),
                weights.share(wanted, picked.accounted())));
    }

    /** The sentence that says the superlative itself: "the largest town of the valley". */
    private Optional<Structured> superlative(String word, Set<String> wanted, List<Chunk> passages) {
        Structured best = null;
        for (Chunk chunk : passages) {
            for (Span span : chunk.sentences()) {
                String sentence = span.of(chunk.text());
                boolean says =
                        (" " + ComparedWords.fold(sentence) + " ").contains(" " + ComparedWords.fold(word) + " ");
                double own = weights.share(wanted, sentence);
                double share = weights.share(wanted, sentence + "\n" + chunk.context());
                if (says && own >= least && (best == null || share > best.confidence())) {
                    String flat = sentence.strip().replaceAll("\\s+", " ");
                    best = new Structured("superlative", flat, chunk, span, flat, !TextLayout.row(sentence), share);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private Optional<Structured> counted(Block block, Asked asked, Set<String> wanted) {
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
        if (!named || !block.whole()) {
            return Optional.empty();
        }
        Set<String> accounted = new HashSet<>(heads);
        accounted.addAll(ComparedWords.content(block.chunk().title() + (people ? " people persons members" : "")));
        int n = block.items().size();
        int label = block.table() ? TableAnswers.label(block, wanted, -1) : 0;
        List<String> items = block.table()
                ? TableAnswers.column(block, label)
                : block.items().stream().map(i -> i.cells().get(0)).toList();
        String list = String.join("; ", items);
        String text = n + ": " + (list.length() <= SHOWN_QUOTE ? list : list.substring(0, SHOWN_QUOTE) + " …") + ".";
        return Optional.of(new Structured(
                "count", text, block.chunk(), block.span(), Integer.toString(n), weights.share(wanted, accounted)));
    }

    /** The item of a list of terms and meanings whose meaning, or whose term, the question speaks of. */
    private Optional<Structured> described(Block block, String question, Set<String> wanted, Set<String> numbers) {
        Block.Item best = null;
        double most = 0;
        double second = 0;
        Set<String> context = ComparedWords.content(block.about());
        Set<String> rest = new HashSet<>(wanted);
        rest.removeAll(context);
        for (Block.Item item : block.items()) {
            if (item.cells().size() == 2 && holds(item, block, numbers)) {
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

    /** Whether an item, or what stands around its list, has every figure of the question. */
    private static boolean holds(Block.Item item, Block block, Set<String> numbers) {
        String there = " " + ComparedWords.fold(item.text() + " " + block.about()) + " ";
        return numbers.stream().allMatch(n -> there.contains(" " + ComparedWords.fold(n) + " "));
    }
}
