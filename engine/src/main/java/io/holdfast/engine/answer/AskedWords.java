package io.holdfast.engine.answer;

import io.holdfast.engine.anchor.AskedLanguage;
import io.holdfast.engine.anchor.LanguageStems;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * How much of a question a sentence speaks about, by the words of the question's language. The embedded models were
 * trained on English: in another language they are sure of sentences that only share a name with the question, so there
 * an answer is never surer than its words.
 */
public final class AskedWords {
    private AskedWords() {}

    /**
     * Share of the question's words beside those of the title that the sentence and its heading hold. An English question
     * the models read themselves: there it is 1, and 0 only where it asks for a figure and not one of its words is there.
     */
    public static double share(Question question, String title, String sentence, String heading) {
        Language language = question.language();
        if (language != Language.GERMAN && language != Language.INDONESIAN) {
            boolean figure = question.intent().type() == AnswerType.NUMERIC;
            return figure && !shares(question.text(), title, sentence + "\n" + heading) ? 0 : 1;
        }
        Set<String> asked = stems(question.text(), language);
        Set<String> beyond = new LinkedHashSet<>(asked);
        beyond.removeAll(stems(title, language));
        Set<String> looked = beyond.isEmpty() ? asked : beyond;
        Set<String> said = stems(sentence + "\n" + heading, language);
        LanguageStems program = LanguageStems.of(language);
        long held = looked.stream()
                .filter(w -> said.stream().anyMatch(s -> program.akin(w, s)))
                .count();
        return looked.isEmpty() ? 0 : (double) held / looked.size();
    }

    private static boolean shares(String question, String title, String said) {
        Set<String> asked = ComparedWords.content(question);
        asked.removeIf(w -> w.matches("[\\d.,]+"));
        Set<String> beyond = new LinkedHashSet<>(asked);
        beyond.removeAll(ComparedWords.content(title));
        Set<String> words = ComparedWords.content(said);
        return beyond.isEmpty() || beyond.stream().anyMatch(words::contains);
    }

    private static Set<String> stems(String text, Language language) {
        Set<String> small = AskedLanguage.small(language);
        LanguageStems program = LanguageStems.of(language);
        Set<String> stems = new LinkedHashSet<>();
        for (String token : ComparedWords.tokens(text)) {
            if (!small.contains(token) && !ComparedWords.isFunctionWord(token)) {
                stems.add(program.stem(token));
            }
        }
        return stems;
    }
}
