package io.holdfast.engine.bridge;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognises bridges by their form, in English and Indonesian: a noun with a clause that says which one is meant, or two
 * questions of which the second says "it". In doubt there is none: the noun must not be what is asked for itself, and the
 * rest of the question must name nothing by which it could be answered alone.
 */
public final class BridgeFinder {
    private static final String NOUN = "(?!%{no-described-noun}\\b)[a-z][a-z-]+";
    private static final Pattern CLAUSE =
            EngineWords.pattern("\\b(?:the|an?) (" + NOUN + "(?: " + NOUN + ")?) (%{relative}) (.+)");
    private static final Pattern PARTICIPLE = EngineWords.pattern("%{verb-before-clause}");
    private static final Pattern ASKS_FOR_NOUN = EngineWords.pattern(
            "(?i)^(?:%{preposition} )?(?:what|which|who) (?:is|was|are|were)\\s*(?:the )?(?:(?:full |official )?(?:name|names|title|term|word)s? (?:of|for) )?$");
    private static final Pattern DOES = Pattern.compile("(?i)\\b(?:did|does|do) $");
    private static final Pattern NAMED = Pattern.compile("(?<=\\s)(?:\\p{Lu}|\\d)");
    private static final Pattern TWO =
            EngineWords.pattern("^(.+?),? and (%{wh-word}\\b.*?)\\b(?:it|they|he|she|(its|their|his|her))\\b(.*)$");
    private static final Pattern YANG =
            Pattern.compile("^((?i:siapa|kapan|di mana|berapa|apa nama) \\p{Ll}+ (?:dari )?)(\\p{Ll}+) yang (.+)$");
    private static final Pattern WHICH = EngineWords.pattern(
            "^(?i:(?:in |on |at |by )?(?:which|what)) ((?:[a-z-]+ ){0,2}?[a-z-]+) %{auxiliary-verb}\\b");
    private static final int FEWEST_WORDS = 2;

    private BridgeFinder() {}

    public static Optional<Bridge> of(Question question) {
        if (question.intent().type() == AnswerType.LIST) {
            return Optional.empty();
        }
        String text = question.text().strip().replaceFirst("[?\\s]+$", "");
        if (question.language() == Language.INDONESIAN) {
            return yang(text);
        }
        return two(text).or(() -> clause(text));
    }

    private static Optional<Bridge> two(String text) {
        Matcher m = TWO.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        String after = (m.group(3) == null ? "" : "'s") + m.group(4);
        return Optional.of(new Bridge(noun(m.group(1)), m.group(1) + "?", m.group(2), after, true));
    }

    private static Optional<Bridge> yang(String text) {
        Matcher m = YANG.matcher(text);
        return m.matches()
                ? Optional.of(new Bridge(
                        m.group(2), capital(m.group(2)) + " apa yang " + m.group(3) + "?", m.group(1), "", false))
                : Optional.empty();
    }

    private static Optional<Bridge> clause(String text) {
        Matcher m = CLAUSE.matcher(text);
        while (m.find()) {
            String before = text.substring(0, m.start());
            if (before.isBlank()
                    || ASKS_FOR_NOUN.matcher(before).matches()
                    || NAMED.matcher(before).find()) {
                return Optional.empty();
            }
            String noun = m.group(1);
            String said = m.group(3);
            String after = "";
            int space = noun.indexOf(' ');
            if (space > 0 && PARTICIPLE.matcher(noun.substring(space + 1)).matches()) {
                // "was the shipyard founded that built …": the verb is between the noun and its clause
                after = noun.substring(space);
                noun = noun.substring(0, space);
            } else if (DOES.matcher(before).find() && said.indexOf(' ') > 0) {
                // "did the physician who described sorrel fever practise": the last word is the question's own verb
                after = said.substring(said.lastIndexOf(' '));
                said = said.substring(0, said.lastIndexOf(' '));
            }
            if (ComparedWords.content(said).size() >= FEWEST_WORDS) {
                return Optional.of(new Bridge(noun, inner(noun, m.group(2), said), before, after, false));
            }
        }
        return Optional.empty();
    }

    private static String inner(String noun, String link, String said) {
        return switch (link) {
            case "whose" -> "Which " + noun + "'s " + said + "?";
            case "where" -> "Which " + noun + " is where " + said + "?";
            case "that", "who", "which" -> "Which " + noun + " " + said + "?";
            default -> "Which " + noun + " was " + link + " " + said + "?";
        };
    }

    /** What a question that begins with "which" or "what" asks for. */
    private static String noun(String question) {
        Matcher m = WHICH.matcher(question);
        return m.find() ? m.group(1) : "";
    }

    private static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }
}
