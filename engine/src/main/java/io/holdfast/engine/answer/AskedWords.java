package io.holdfast.engine.answer;

import io.holdfast.engine.anchor.AskedLanguage;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.tartarus.snowball.SnowballStemmer;
import org.tartarus.snowball.ext.GermanStemmer;
import org.tartarus.snowball.ext.IndonesianStemmer;

/**
 * How much of a question a sentence speaks about, by the words of the question's language. The embedded models were
 * trained on English: in another language they are sure of sentences that only share a name with the question, so there
 * an answer is never surer than its words.
 */
public final class AskedWords {
    private AskedWords() {}

    /**
     * Share of the question's words beside those of the title that the sentence and its heading hold; 1 for an English
     * question, which the models read themselves.
     */
    public static double share(Question question, String title, String sentence, String heading) {
        Language language = question.language();
        if (language != Language.GERMAN && language != Language.INDONESIAN) {
            return 1;
        }
        Set<String> asked = stems(question.text(), language);
        Set<String> beyond = new LinkedHashSet<>(asked);
        beyond.removeAll(stems(title, language));
        return ComparedWords.coverage(beyond.isEmpty() ? asked : beyond, stems(sentence + "\n" + heading, language));
    }

    private static Set<String> stems(String text, Language language) {
        Set<String> small = AskedLanguage.small(language);
        UnaryOperator<String> stem =
                stemmer(language == Language.GERMAN ? new GermanStemmer() : new IndonesianStemmer());
        Set<String> stems = new LinkedHashSet<>();
        for (String token : ComparedWords.tokens(text)) {
            if (!small.contains(token) && !ComparedWords.isFunctionWord(token)) {
                stems.add(stem.apply(token));
            }
        }
        return stems;
    }

    private static UnaryOperator<String> stemmer(SnowballStemmer program) {
        return word -> {
            program.setCurrent(word);
            program.stem();
            return program.getCurrent();
        };
    }
}
