package io.holdfast.experiment;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.conversation.ConversationScorer;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.SameValues;
import io.holdfast.core.model.Finding;
import io.holdfast.models.Scorers;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Evaluators beside grounding. One of your own is a lambda that returns one of {@link Findings}. */
public final class Measures {
    private Measures() {}

    /**
     * The answer is the reference of its case. Values are compared as values: "twelve" is "12", "May 3, 1990" is "3 May
     * 1990", and items may come in any order.
     */
    public static Evaluator<String> exactMatch() {
        return (testCase, answer) -> {
            String reference = testCase.reference();
            if (reference == null || reference.isBlank()) {
                return Findings.unmeasured("the case has no reference to compare the answer with");
            }
            String said = quoted(answer.text());
            return SameValues.same(answer.text(), reference)
                    ? Findings.pass("the answer is the reference, " + quoted(reference))
                    : Findings.fail("the answer is " + said + ", the reference is " + quoted(reference));
        };
    }

    /** @param regex found somewhere in the answer; {@code ^} and {@code $} bind it to the whole */
    public static Evaluator<String> matching(String regex) {
        Pattern pattern = Pattern.compile(regex);
        return (testCase, answer) -> {
            Matcher found = pattern.matcher(answer.text());
            return found.find()
                    ? Findings.pass(quoted(found.group()) + " matches " + regex)
                    : Findings.fail("nothing in the answer matches " + regex);
        };
    }

    /** The answer speaks to its question, by the default configuration and the embedded models. */
    public static Evaluator<String> relevance() {
        return relevance(ConfigLoader.defaults());
    }

    /** The answer speaks to its question: at least {@code conversation.relevance_fail}. */
    public static Evaluator<String> relevance(Config config) {
        return relevance(
                Scorers.shared(config).conversations(), config.conversation().relevanceFail());
    }

    /** @param least the relevance, in [0, 1], from which on an answer passes */
    public static Evaluator<String> relevance(ConversationScorer scorer, double least) {
        return (testCase, answer) -> scorer.relevance(testCase.question(), answer.text())
                .fold(
                        measured -> Findings.score(
                                measured.score(),
                                least,
                                String.format(
                                        Locale.ROOT,
                                        "relevance to the question is %.2f, at least %.2f is asked for",
                                        measured.score(),
                                        least)),
                        none -> new Finding.Unmeasured<>(none.code(), none.message()));
    }

    private static String quoted(String text) {
        return "\"" + text.strip() + "\"";
    }
}
