package io.holdfast.engine.structure;

import io.holdfast.engine.anchor.LanguageStems;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
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

    /** What the form of passages answers to a question, in at most so many tokens. */
    public Forms of(Question question, List<Chunk> passages, int outputTokens) {
        return new Forms(rarity, runs.blocks(passages), least, question, passages, outputTokens);
    }

    /** Whether rows must be compared or counted to answer it: no single one of them shows the answer. */
    public static boolean overRows(Question question) {
        return Asked.overRows(question);
    }

    /** Whether it asks for several things, and for no more of them than their names. */
    public static boolean several(Question question) {
        Asked asked = new Asked(question);
        return !asked.told() && !asked.yesNo() && (asked.list() || asked.several());
    }

    /** Yes or no before a sentence that a reader found for a question that asks so, where it shares a word with it. */
    public static String decided(Question question, String sentence) {
        Asked asked = new Asked(question);
        LanguageStems stems = LanguageStems.of(question.language());
        Set<String> said = ComparedWords.content(sentence);
        boolean shares = asked.words().stream()
                .filter(word -> TableAnswers.figure(word) == 0)
                .anyMatch(word -> said.stream().anyMatch(s -> stems.akin(word, s)));
        return asked.yesNo() && shares ? YesNo.said(question, sentence) : sentence;
    }

    /** The word that decides, where a limit that the sentence states does not speak against it; empty where none may be said. */
    public static Optional<String> withinLimits(Question question, String sentence, String word) {
        return YesNo.decided(question, sentence, word);
    }
}
