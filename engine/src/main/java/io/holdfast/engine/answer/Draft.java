package io.holdfast.engine.answer;

import io.holdfast.engine.anchor.YesNoWords;
import io.holdfast.engine.confidence.DraftReadings;
import io.holdfast.engine.confidence.Found;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What an answerer proposes; the Gate decides whether it is shown.
 *
 * @param span the exact words that answer, where the answerer knows them
 * @param confidence how sure the answerer is that this answers the question, in [0, 1]; 1 where it cannot tell
 * @param unknownCitations citations of passages it was not given; they were removed
 * @param found what the reader model found, where one drafted this
 * @param evidence what was weighed into the confidence, once it was
 */
public record Draft(
        List<Sentence> sentences,
        @Nullable String span,
        double confidence,
        int inputTokens,
        int outputTokens,
        int unknownCitations,
        @Nullable Found found,
        @Nullable DraftReadings evidence) {
    public Draft {
        sentences = List.copyOf(sentences);
        if (!(confidence >= 0 && confidence <= 1)) {
            throw new IllegalArgumentException("confidence outside [0, 1]: " + confidence);
        }
    }

    /** A draft that declines to answer. */
    public static Draft abstention(double confidence, int inputTokens, int outputTokens) {
        return new Draft(List.of(), null, confidence, inputTokens, outputTokens, 0, null, null);
    }

    /** A draft of an answerer that cannot tell how sure it is. */
    public static Draft written(List<Sentence> sentences, int inputTokens, int outputTokens, int unknownCitations) {
        return new Draft(sentences, null, 1, inputTokens, outputTokens, unknownCitations, null, null);
    }

    /** This draft with the confidence that the evidence gives it. */
    public Draft weighed(DraftReadings seen, double confidence) {
        return new Draft(sentences, span, confidence, inputTokens, outputTokens, unknownCitations, found, seen);
    }

    /** This draft, opened by the word that decides: "Yes: ". */
    public Draft opened(String word) {
        List<Sentence> opened = new ArrayList<>(sentences);
        Sentence first = opened.get(0);
        opened.set(0, new Sentence(YesNoWords.opened(word, first.quoted()), first.citations, first.quoted()));
        return new Draft(opened, word, confidence, inputTokens, outputTokens, unknownCitations, found, evidence);
    }

    /** This draft without a word that decides, its sentences alone. */
    public Draft undecided() {
        List<Sentence> plain = new ArrayList<>(sentences);
        Sentence first = plain.get(0);
        plain.set(0, new Sentence(first.quoted(), first.citations));
        return new Draft(plain, null, confidence, inputTokens, outputTokens, unknownCitations, found, evidence);
    }

    /** This draft with other words of its sentence as what answers. */
    Draft telling(Found other) {
        return new Draft(
                sentences, other.answer(), confidence, inputTokens, outputTokens, unknownCitations, other, evidence);
    }

    public Draft withSpan(@Nullable String words) {
        return new Draft(sentences, words, confidence, inputTokens, outputTokens, unknownCitations, found, evidence);
    }

    /**
     * One sentence with the ids of the passages it rests on.
     *
     * @param quote the words of the passage it was made of, where it does not repeat them; empty where it does
     */
    public record Sentence(String text, List<String> citations, String quote) {
        public Sentence(String text, List<String> citations) {
            this(text, citations, "");
        }

        public Sentence {
            citations = List.copyOf(citations);
        }

        /** The words to look for in the passage. */
        public String quoted() {
            return quote.isEmpty() ? text : quote;
        }
    }

    /** Whether this tells several things to a question that asks for several. */
    public boolean all() {
        return found != null && found.all();
    }

    /** Whether the same words are to be read a second time as those of another draft. */
    boolean sameAs(Draft other) {
        return found != null && other.found != null && found.answer().equals(other.found.answer());
    }

    /** Whether this tells the number of things that were found by their form. */
    public boolean counts() {
        return found != null
                && !found.read()
                && span != null
                && span.matches("\\d+")
                && !found.answer().equals(span);
    }

    /** Whether this tells a whole list of which another draft names only an item. */
    public boolean lists(Draft item) {
        return found != null
                && item.found != null
                && !found.read()
                && item.found.read()
                && found.chunk().id().equals(item.found.chunk().id())
                && found.place().contains(item.found.place())
                && found.place().length() > item.found.place().length();
    }

    public boolean abstained() {
        return sentences.isEmpty();
    }

    /** The sentences, each followed by its citations. */
    public String text() {
        StringBuilder s = new StringBuilder();
        for (Sentence sentence : sentences) {
            s.append(s.isEmpty() ? "" : " ").append(sentence.text);
            sentence.citations.forEach(id -> s.append(" [CIT:").append(id).append(']'));
        }
        return s.toString();
    }

    /** The sentences alone. */
    public String plain() {
        return String.join(" ", sentences.stream().map(Sentence::text).toList());
    }

    public List<String> citations() {
        LinkedHashSet<String> ids = new LinkedHashSet<>();
        sentences.forEach(s -> ids.addAll(s.citations));
        return List.copyOf(ids);
    }

    /** This draft in other words. */
    public Draft saying(List<Sentence> words) {
        return new Draft(words, span, confidence, inputTokens, outputTokens, unknownCitations, found, evidence);
    }

    /** This draft without some of its sentences. */
    public Draft without(List<Sentence> dropped) {
        List<Sentence> kept = new ArrayList<>(sentences);
        kept.removeAll(dropped);
        return saying(kept);
    }
}
