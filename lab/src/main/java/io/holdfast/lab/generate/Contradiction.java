package io.holdfast.lab.generate;

import io.holdfast.text.lang.WordPatterns;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns a sentence into its contradiction: a negation is put in, or taken out where there was one. */
final class Contradiction {
    private static final WordPatterns WORDS = WordPatterns.beside(Contradiction.class, List.of("words.txt"));
    private static final Pattern INDONESIAN = WORDS.compile("(?i)\\b%{indonesian}\\b");
    /** Not one that ends a clause: "as they are not" denies nothing. */
    private static final Pattern ENGLISH_VERB =
            WORDS.compile("(?i)\\b(%{english-verb})\\b(?! not)(?!\\s*(?:[.,;:!?]|$))");

    private static final Pattern INDONESIAN_VERB = WORDS.compile("(?i)\\b(%{indonesian-verb})\\b");

    private Contradiction() {}

    static String of(String sentence) {
        if (sentence.contains(" not ")) {
            return sentence.replaceFirst(" not ", " ");
        }
        if (sentence.contains("cannot ")) {
            return sentence.replaceFirst("cannot ", "can ");
        }
        if (sentence.contains(" tidak ")) {
            return sentence.replaceFirst(" tidak ", " ");
        }
        boolean indonesian = INDONESIAN.matcher(sentence).find();
        Matcher verb = (indonesian ? INDONESIAN_VERB : ENGLISH_VERB).matcher(sentence);
        if (verb.find()) {
            String negated = indonesian ? "tidak " + verb.group(1) : negate(verb.group(1));
            return sentence.substring(0, verb.start()) + negated + sentence.substring(verb.end());
        }
        return (indonesian ? "Tidak benar bahwa " : "It is not true that ") + inside(sentence);
    }

    /** The sentence as it is written inside another; a name or an acronym at its start keeps its capitals. */
    private static String inside(String sentence) {
        boolean capitals = sentence.length() > 1 && Character.isUpperCase(sentence.charAt(1));
        return capitals ? sentence : sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }

    private static String negate(String verb) {
        int space = verb.indexOf(' ');
        return space < 0 ? verb + " not" : verb.substring(0, space) + " not" + verb.substring(space);
    }
}
