package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
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
import java.util.stream.Stream;

/** What lists, tables and other forms of the passages read answer to one question. */
public final class Forms {
    private final Question question;
    private final List<Chunk> passages;
    private final double least;
    private final Asked asked;
    private final Weights weights;
    private final Set<String> wanted;
    private final List<Block> blocks;
    private final ListAnswers lists;

    Forms(
            ToDoubleFunction<String> rarity,
            List<Block> blocks,
            double least,
            Question question,
            List<Chunk> passages,
            int outputTokens) {
        this.question = question;
        this.passages = passages;
        this.least = least;
        this.asked = new Asked(question);
        AkinWords akin = AkinWords.of(asked.words(), question.language(), passages);
        this.weights = new Weights(rarity, akin);
        this.wanted = akin.written();
        this.blocks = blocks.stream().map(Block::upright).toList();
        this.lists = new ListAnswers(weights, wanted, asked.numbers(), outputTokens);
    }

    /** What headings, headers and rows answer by their words, what accounts for most of the question first. */
    public List<Structured> named() {
        MatchingRows matching = new MatchingRows(weights, question.text(), wanted);
        TableAnswers tables = new TableAnswers(weights, question, wanted, asked.numbers(), passages);
        List<Structured> found = new ArrayList<>();
        new AskedBefore(weights, question.text(), wanted).answer(passages).ifPresent(found::add);
        if (!poor(found)) {
            return List.of(found.get(0));
        }
        if (asked.yesNo()) {
            new YesNo(weights, question, wanted, asked.numbers())
                    .answer(passages)
                    .ifPresent(found::add);
            blocks.stream()
                    .filter(Block::table)
                    .forEach(t -> tables.lookup(t)
                            .flatMap(cell -> YesNo.cell(cell, question))
                            .ifPresent(found::add));
        } else if (asked.superlative().isPresent()) {
            Superlative superlative = asked.superlative().get();
            ExtremeRow extreme = new ExtremeRow(weights, wanted, superlative);
            blocks.stream()
                    .map(Block::ofRows)
                    .filter(b -> b.table() && b.whole())
                    .forEach(t -> extreme.of(t).ifPresent(found::add));
            said(superlative).ifPresent(found::add);
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

    /**
     * Every list and table as the answer to a question for several things or their number, every column's extreme row as
     * the answer to a superlative, likeliest first: a model must say which one is asked for.
     */
    public List<Structured> offered() {
        if (asked.yesNo()) {
            return List.of();
        }
        Stream<Structured> offered = asked.superlative().isPresent()
                ? extremes(asked.superlative().get())
                : !asked.counted().isEmpty() || asked.times() || asked.list() || asked.several()
                        ? things()
                        : Stream.of();
        return offered.sorted(Comparator.comparingDouble(s -> -s.confidence())).toList();
    }

    /** Lists and tables, and of tables the rows that hold what only some of them do. */
    private Stream<Structured> things() {
        boolean count = !asked.counted().isEmpty() || asked.times();
        MatchingRows matching = new MatchingRows(weights, question.text(), wanted);
        return Stream.concat(
                blocks.stream()
                        .filter(b -> b.table() && !asked.told())
                        .flatMap(t -> matching
                                .likely(t)
                                .filter(p -> !count || ListAnswers.countable(t, p))
                                .map(p -> lists.told(t, p, count))
                                .stream()),
                blocks.stream()
                        .filter(b -> b.items().size() > 1)
                        .filter(b -> !count || b.whole() && lists.distinct(b) && !ListAnswers.among(b, asked.counted()))
                        .map(b -> lists.whole(b, count)));
    }

    private Stream<Structured> extremes(Superlative superlative) {
        ExtremeRow extreme = new ExtremeRow(weights, wanted, superlative);
        return blocks.stream()
                .map(Block::ofRows)
                .filter(b -> b.table() && b.whole() && b.items().size() > 1)
                .flatMap(b -> extreme.every(b).stream());
    }

    /** The list of which a reader found no more than one item, where nothing in the question asks for only one. */
    public Optional<Structured> around(Chunk passage, Span found) {
        if (asked.yesNo() || asked.superlative().isPresent() || !asked.counted().isEmpty() || found.length() == 0) {
            return Optional.empty();
        }
        return Block.of(passage).stream()
                .filter(b -> !b.table() && b.items().stream().anyMatch(i -> ListAnswers.bare(i, found)))
                .findFirst()
                .map(b -> lists.whole(b, false));
    }

    /** Whether nothing found so far may be shown: then another form may answer. */
    private boolean poor(List<Structured> found) {
        return found.stream().noneMatch(s -> s.confidence() >= least);
    }

    /** The sentence that says the superlative itself: "the largest town of the valley". */
    private Optional<Structured> said(Superlative superlative) {
        Structured best = null;
        for (Chunk chunk : passages) {
            for (Span span : chunk.sentences()) {
                String sentence = span.of(chunk.text());
                boolean says = (" " + ComparedWords.fold(sentence) + " ")
                        .contains(" " + ComparedWords.fold(superlative.word()) + " ");
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
}
