package io.holdfast.core.conversation.turn;

import io.holdfast.text.Normalizer;
import io.holdfast.text.StopWords;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * Sentences of a response that only greet, thank, wish well or offer further help. They state nothing a document could
 * hold. A sentence that takes up a word of the question is an answer to it, however polite.
 */
public final class Courtesies {
    private static final Set<String> SMALL_TALK = ConversationWords.of("small-talk");
    private static final Set<String> SMALL_TALK_CORE = ConversationWords.of("small-talk-core");
    private static final Set<String> WORDS = ConversationWords.of("courtesy");
    /** Words that make a sentence a courtesy, where the others only may occur in it. */
    private static final Set<String> CORE = ConversationWords.of("courtesy-core");

    private final boolean asked;
    private final Set<String> terms;

    private Courtesies(boolean asked, Set<String> terms) {
        this.asked = asked;
        this.terms = terms;
    }

    /** The courtesies of a response to a question, which is read once. */
    public static Courtesies answering(String question) {
        return new Courtesies(!SubQuestions.of(question).isEmpty(), QuestionTerms.of(question));
    }

    /** Whether a sentence of the response is one. */
    public boolean is(String sentence) {
        List<String> words = Normalizer.words(sentence);
        boolean polite = words.stream().anyMatch(w -> CORE.contains(w) || !asked && SMALL_TALK_CORE.contains(w));
        return polite
                && words.stream().allMatch(w -> WORDS.contains(w) || SMALL_TALK.contains(w) || StopWords.contains(w))
                && (!asked || Collections.disjoint(ContentWords.of(sentence), terms));
    }
}
