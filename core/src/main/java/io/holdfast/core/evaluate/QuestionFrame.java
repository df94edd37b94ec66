package io.holdfast.core.evaluate;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Puts a short answer into the frame of its question, so that it can be traced like any claim:
 * "Which valve drains the tank?" and "V7" become "V7 drains the tank".
 */
final class QuestionFrame {
    private static final String AUX =
            "is|are|was|were|does|do|did|can|could|must|should|will|would|has|have|had|may|might";
    private static final Pattern YES_NO = Pattern.compile("^(" + AUX + ")\\s+(.+)$", Pattern.CASE_INSENSITIVE);
    private static final Pattern WH = Pattern.compile(
            "^(?:(?:in|at|on|to|for|from|by|with|of|under|pada|di)\\s+)?(what|which|who|whom|whose|where|when|why|how(?:\\s+(?:many|much|long|often|far|old|tall|big|large|high|fast))?"
                    + "|apa|siapa|berapa|kapan|di mana|dimana|mana)\\b\\s*(.*)$",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern INVERTED =
            Pattern.compile("^(?:.*?\\s)??(" + AUX + ")\\s+(.+)$", Pattern.CASE_INSENSITIVE);

    /** Words of the asked-for type before the verb: "HTTP method" in "What HTTP method updates data". */
    private static final Pattern TYPE_THEN_VERB = Pattern.compile("^(?:\\S+\\s+){1,4}?(?=\\p{Ll}+(?:s|ed)\\b)(.+)$");

    private QuestionFrame() {}

    static String statement(String question, String answer) {
        String q = question.strip().replaceAll("[?？\\s]+$", "");
        String a = answer.strip().replaceAll("[.!\\s]+$", "");
        Matcher yesNo = YES_NO.matcher(q);
        if (yesNo.matches() && a.toLowerCase(Locale.ROOT).matches("yes|no|true|false|ya|tidak|correct|incorrect")) {
            return yesNo(
                    yesNo.group(1), yesNo.group(2), a.toLowerCase(Locale.ROOT).matches("yes|true|ya|correct"));
        }
        Matcher wh = WH.matcher(q);
        if (!wh.matches() || wh.group(2).isBlank()) {
            return a + ": " + q + ".";
        }
        String rest = wh.group(2);
        Matcher inverted = INVERTED.matcher(rest);
        if (inverted.matches()) {
            return a + " " + inverted.group(2) + ".";
        }
        Matcher typed = TYPE_THEN_VERB.matcher(rest);
        return a + " " + (typed.matches() ? typed.group(1) : rest) + ".";
    }

    /** "Is the field required" and no: "the field is not required". The auxiliary goes after the first noun phrase. */
    private static String yesNo(String auxiliary, String rest, boolean yes) {
        String[] words = rest.split("\\s+");
        int subject = Math.min(
                words.length,
                words[0].toLowerCase(Locale.ROOT).matches("the|a|an|this|that|these|those|my|your|its|all|every")
                        ? 2
                        : 1);
        String head = String.join(" ", java.util.Arrays.copyOfRange(words, 0, subject));
        String tail = String.join(" ", java.util.Arrays.copyOfRange(words, subject, words.length));
        boolean support = auxiliary.toLowerCase(Locale.ROOT).matches("does|do|did");
        String verb = yes && support ? "" : auxiliary.toLowerCase(Locale.ROOT) + (yes ? "" : " not");
        return (head + " " + verb + " " + tail).replaceAll("\\s+", " ").strip() + ".";
    }
}
