package io.holdfast.core.claim;

import io.holdfast.text.lang.Phrases;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells an answer that declines from an answer that says something. An answer is a refusal when every clause of it
 * declines, apologises, asks, or merely tells what the documents are about, and at least one declines. A negative
 * sentence about the subject ("the call cannot be made without a key") is an answer, and so is a refusal followed by one.
 *
 * <p>A clause declines by its form: a source that does not tell, a speaker who does not know or find, information that
 * is missing, a question that goes beyond. Words and forms are in {@code lang/*}{@code /refusals.txt} and
 * {@code lang/refusal-forms.txt}; see {@link Phrases}.
 */
public final class Refusals {
    /** What models are told to say when the documents do not hold the answer. */
    public static final String MARKER = "INSUFFICIENT_CONTEXT";

    private static final Pattern DECORATION = Pattern.compile("[*`\"“”„«»‘>#\\[\\](){}<~|]+");

    private static final Pattern BULLETS = Pattern.compile("(?m)^[ \\t]*+(?:[-•–—:]|\\d++\\.)\\s*+");
    private static final Pattern MARKED =
            Pattern.compile("(?:answer:\\s*)?insufficient[_\\s-]*context\\b[^\\S\\n]*(?:[:,.!–—-]+\\s*|\\n\\s*|$)");
    private static final Pattern SENTENCES = Pattern.compile("(?<=[!?;。\\n])|(?<=[.])\\s+|\\s[–—]\\s");
    /** Before words that may begin an answer after all, in a sentence read as roles. */
    private static final Pattern CLAUSES =
            Pattern.compile("(?:<comma >)?(?=<[^>]*\\bbut )|<comma >(?=<[^>]*\\bso )|(?<=<after >)<comma >");

    /** Declines whatever was asked: the speaker does, or the answer is one word for it. */
    private static final Pattern SPEAKS = Pattern.compile("[< ](?:speaker|unknown|question|anyone) ");

    private static final Pattern NOT = Pattern.compile("(?<!\\bca)n't\\b|(?<=\\bcan)(?:not|'t)\\b");
    private static final List<Language> LANGUAGES =
            Phrases.LANGUAGES.stream().map(Phrases::refusals).map(Language::new).toList();

    private Refusals() {}

    /** Whether declining is all the answer does. A blank answer declines nothing. */
    public static boolean isRefusal(String answer) {
        return isRefusal("", answer);
    }

    public static boolean isRefusal(String question, String answer) {
        return isRefusal(question, answer, false);
    }

    /**
     * Whether declining is all the answer does, given what was asked: where the question is whether a document tells
     * something, "the document does not mention it" answers, and so does what a document itself says ("no fracture seen").
     */
    public static boolean isRefusal(String question, String answer, boolean quoted) {
        String plain = BULLETS.matcher(plain(answer)).replaceAll("");
        Matcher marker = MARKED.matcher(plain);
        boolean marked = marker.lookingAt();
        List<String> sentences = SENTENCES
                .splitAsStream(marked ? plain.substring(marker.end()) : plain)
                .map(String::strip)
                .filter(sentence -> !sentence.isEmpty() && !sentence.endsWith("?"))
                .toList();
        String asked = plain(question);
        return LANGUAGES.stream().anyMatch(language -> language.declines(asked, quoted, sentences, marked));
    }

    /** What a refusal calls missing: its words that play no role, and those that ask. */
    public static String untold(String answer) {
        String said = plain(answer);
        return LANGUAGES.stream()
                .filter(language -> language.declines("", false, List.of(said), false))
                .limit(1)
                .flatMap(language -> Stream.of(said.split("[\\s.,;!?]+"))
                        .filter(word -> language.phrases.read(word).matches("<(asks)? >.*")))
                .collect(Collectors.joining(" "));
    }

    private static String plain(String text) {
        String lower = Normalizer.normalize(text, Normalizer.Form.NFKC)
                .replace('’', '\'')
                .toLowerCase(Locale.ROOT);
        return NOT.matcher(DECORATION.matcher(lower).replaceAll("").strip()).replaceAll(" not");
    }

    /** The words and forms of one language. */
    private record Language(Phrases phrases) {
        /** Whether all sentences decline or accompany a refusal, and one declines or some other text already did. */
        boolean declines(String question, boolean quoted, List<String> sentences, boolean already) {
            List<String> clauses = sentences.stream()
                    .flatMap(sentence -> CLAUSES.splitAsStream(phrases.read(sentence)))
                    .toList();
            boolean declined = already;
            if (!declined && clauses.stream().noneMatch(Phrases.SIGN.asPredicate())) {
                return false; // no form is needed, and most languages never need theirs
            }
            String asked = phrases.read(question);
            for (String clause : clauses) {
                String bare = withoutLeads(clause);
                if (Phrases.SIGN.matcher(clause).find()
                        && (any("declines", bare)
                                || any("declines", clause)
                                || any("unasked", asked + "<then >" + bare))) {
                    boolean answers = quoted || any("asked", asked);
                    if (answers && !SPEAKS.matcher(clause).find()) {
                        return false;
                    }
                    declined = true;
                } else if (!bare.isEmpty() && !any("courtesy", bare)) {
                    return false;
                }
            }
            return declined;
        }

        private String withoutLeads(String clause) {
            String rest = clause;
            for (String before = ""; !before.equals(rest); ) {
                before = rest;
                for (Pattern lead : phrases.forms("lead")) {
                    Matcher matcher = lead.matcher(rest);
                    rest = matcher.lookingAt() ? rest.substring(matcher.end()) : rest;
                }
            }
            return rest;
        }

        private boolean any(String section, String clause) {
            return phrases.forms(section).stream()
                    .anyMatch(p -> p.matcher(clause).matches());
        }
    }
}
