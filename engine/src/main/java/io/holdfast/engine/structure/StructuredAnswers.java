package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.LanguageStems;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.corpus.TextLayout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;

/**
 * Finds answers that are no single span of a sentence: whole lists, cells of tables, counts of items, the row with the
 * most of something, yes and no. Where the form of the passages answers less than {@code least} of the question, there
 * is no such answer, and the reader's turn comes.
 */
public final class StructuredAnswers {
    /** The kind of an answer that a document gives to the same question. */
    public static final String ASKED_BEFORE = "asked_before";

    private final ToDoubleFunction<String> rarity;
    private final TableRuns runs;
    private final double least;

    /** @param rarity how rare a word is in the corpus */
    public StructuredAnswers(ToDoubleFunction<String> rarity, TableRuns runs, double least) {
        this.rarity = rarity;
        this.runs = runs;
        this.least = least;
    }

    /** The best of them. */
    public Optional<Structured> find(Question question, List<Chunk> passages, int outputTokens) {
        return all(question, passages, outputTokens).stream().findFirst();
    }

    /** All of them, the one that accounts for most of the question first. */
    public List<Structured> all(Question question, List<Chunk> passages, int outputTokens) {
        Asked asked = new Asked(question);
        AkinWords akin = AkinWords.of(asked.words(), question.language(), passages);
        Set<String> wanted = akin.written();
        Weights weights = new Weights(rarity, akin);
        List<Block> blocks = runs.blocks(passages).stream().map(Block::upright).toList();
        MatchingRows matching = new MatchingRows(weights, question.text(), wanted);
        TableAnswers tables = new TableAnswers(weights, question, wanted, asked.numbers(), passages);
        ListAnswers lists = new ListAnswers(weights, wanted, asked.numbers(), outputTokens);
        List<Structured> found = new ArrayList<>();
        new AskedBefore(weights, question.text(), wanted).answer(passages).ifPresent(found::add);
        if (!poor(found)) {
            return List.of(found.get(0));
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
        } else if (asked.superlative().isPresent()) {
            Superlative superlative = asked.superlative().get();
            ExtremeRow extreme = new ExtremeRow(weights, wanted, superlative);
            blocks.stream()
                    .filter(b -> b.table() && b.whole())
                    .forEach(t -> extreme.of(t).ifPresent(found::add));
            superlative(weights, superlative.word(), wanted, passages).ifPresent(found::add);
        } else if (asked.times()) {
            blocks.stream()
                    .filter(Block::table)
                    .forEach(t -> lists.picked(matching, t, true).ifPresent(found::add));
            if (poor(found)) {
                StatedCount.ofTimes(weights, wanted).answer(passages).ifPresent(found::add);
            }
        } else if (!asked.counted().isEmpty()) {
            blocks.stream()
                    .filter(b -> !ListAnswers.figures(b, asked.counted()))
                    .forEach(b -> lists.picked(matching, b, true).ifPresent(found::add));
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
                        .filter(b -> !ListAnswers.figures(b, asked.counted()))
                        .forEach(b -> lists.counted(b, asked).ifPresent(found::add));
            }
        } else if (asked.who()) {
            new Holder(weights, question, wanted).answer(passages).ifPresent(found::add);
        }
        if (poor(found) && (asked.list() || asked.which())) {
            blocks.stream()
                    .filter(b -> asked.list() && !b.table() || asked.several() || matching.conditional(b))
                    .forEach(b -> lists.picked(matching, b, false).ifPresent(found::add));
        }
        if (poor(found) && asked.list()) {
            blocks.stream()
                    .filter(b -> asked.fits(ListAnswers.denies(b)))
                    .forEach(b -> lists.listed(b).ifPresent(found::add));
        }
        if (poor(found) && !asked.yesNo()) {
            blocks.stream().filter(Block::table).forEach(t -> tables.lookup(t).ifPresent(found::add));
            blocks.stream()
                    .filter(b -> !b.table())
                    .forEach(b -> lists.described(b, question.text()).ifPresent(found::add));
            if (asked.open()) {
                new LabelledLine(weights, wanted).answer(passages).ifPresent(found::add);
            }
        }
        return found.stream()
                .filter(s -> s.confidence() >= least)
                .sorted(Comparator.comparingDouble(s -> -s.confidence()))
                .toList();
    }

    /** Every list and table as the answer to a question for several things, or for their number, likeliest first: a model must say which one is asked for. */
    public List<Structured> lists(Question question, List<Chunk> passages, int outputTokens) {
        Asked asked = new Asked(question);
        boolean count = !asked.counted().isEmpty();
        if (asked.yesNo() || asked.superlative().isPresent() || !count && !asked.list() && !asked.several()) {
            return List.of();
        }
        ListAnswers lists = lists(asked, question, passages, outputTokens);
        return runs.blocks(passages).stream()
                .map(Block::upright)
                .filter(b -> b.items().size() > 1 && (b.whole() || !count))
                .map(b -> lists.whole(b, count))
                .sorted(Comparator.comparingDouble(s -> -s.confidence()))
                .toList();
    }

    /** The list of which a reader found no more than one item, where nothing in the question asks for only one. */
    public Optional<Structured> listAround(Question question, Chunk passage, Span found, int outputTokens) {
        Asked asked = new Asked(question);
        if (asked.yesNo() || asked.superlative().isPresent() || !asked.counted().isEmpty() || found.length() == 0) {
            return Optional.empty();
        }
        return Block.of(passage).stream()
                .filter(b -> !b.table() && b.items().stream().anyMatch(i -> ListAnswers.bare(i, found)))
                .findFirst()
                .map(b -> lists(asked, question, List.of(passage), outputTokens).whole(b, false));
    }

    private ListAnswers lists(Asked asked, Question question, List<Chunk> passages, int outputTokens) {
        AkinWords akin = AkinWords.of(asked.words(), question.language(), passages);
        return new ListAnswers(new Weights(rarity, akin), akin.written(), asked.numbers(), outputTokens);
    }

    /** Whether rows must be compared or counted to answer it: no single one of them shows the answer. */
    public static boolean overRows(Question question) {
        return Asked.overRows(question);
    }

    /** Yes or no before a sentence that a reader found for a question that asks so, where it shares a word with it. */
    public static String decided(Question question, String sentence) {
        Asked asked = new Asked(question);
        LanguageStems stems = LanguageStems.of(question.language());
        Set<String> said = ComparedWords.content(sentence);
        boolean shares = asked.words().stream()
                .filter(word -> TableAnswers.figure(word) == 0)
                .anyMatch(word -> said.stream().anyMatch(s -> stems.akin(word, s)));
        return asked.yesNo() && shares ? YesNo.said(question.text(), sentence) : sentence;
    }

    /** Whether nothing found so far may be shown: then another form may answer. */
    private boolean poor(List<Structured> found) {
        return found.stream().noneMatch(s -> s.confidence() >= least);
    }

    /** The sentence that says the superlative itself: "the largest town of the valley". */
    private Optional<Structured> superlative(Weights weights, String word, Set<String> wanted, List<Chunk> passages) {
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

    /** The words that answer a yes/no question, in its language. */
    public record YesNoWords(String yes, String no) {
        /** Empty where the question asks for something else. */
        public static Optional<YesNoWords> of(Question question) {
            return new Asked(question).yesNo() ? Optional.of(in(question.language())) : Optional.empty();
        }

        private static YesNoWords in(Question.Language language) {
            return switch (language) {
                case GERMAN -> new YesNoWords("Ja", "Nein");
                case INDONESIAN -> new YesNoWords("Ya", "Tidak");
                case FRENCH -> new YesNoWords("Oui", "Non");
                case SPANISH -> new YesNoWords("Sí", "No");
                default -> new YesNoWords("Yes", "No");
            };
        }
    }
}
