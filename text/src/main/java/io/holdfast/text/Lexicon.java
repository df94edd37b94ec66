package io.holdfast.text;

import io.holdfast.text.lang.WordList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** What words mean to each other: base forms of irregular words, pairs of antonyms, and words that say little. */
public final class Lexicon {
    public static final Lexicon BUNDLED = new Lexicon(WordList.lines("antonyms.txt"), WordList.lines("irregular.txt"));

    /** Verbs and nouns that say almost nothing about which statement this is. */
    private static final Set<String> LIGHT = stems("light.txt", "light");

    private static final Set<String> PREFIXES = WordList.section("prefixes.txt", "negating");
    /** "Inform" is not the opposite of "form". */
    private static final Set<String> NOT_NEGATED = stems("prefixes.txt", "not-negated");

    private final Map<String, String> bases = new HashMap<>();
    private final Map<String, Set<String>> antonyms = new HashMap<>();

    private Lexicon(List<String> antonymLines, List<String> irregularLines) {
        for (String line : irregularLines) {
            List<String> forms = WordList.words(line).toList();
            forms.stream().skip(1).forEach(form -> bases.put(form, forms.get(0)));
        }
        for (String line : antonymLines) {
            List<String> pair = WordList.words(line).map(PorterStemmer::stem).toList();
            antonyms.computeIfAbsent(pair.get(0), k -> new HashSet<>()).add(pair.get(1));
            antonyms.computeIfAbsent(pair.get(1), k -> new HashSet<>()).add(pair.get(0));
        }
    }

    /** The base form of an irregular one ("rose": "rise"), which no stemmer finds. */
    public String base(String word) {
        return bases.getOrDefault(word, word);
    }

    /** Whether two stems exclude each other, directly ("rise", "fall") or by a negating prefix ("able", "unable"). */
    public boolean opposite(String a, String b) {
        Set<String> known = antonyms.get(a);
        return known != null && known.contains(b) || negatedForm(a, b) || negatedForm(b, a);
    }

    private static boolean negatedForm(String negated, String plain) {
        if (plain.length() < 4) {
            return false;
        }
        int prefix = negated.length() - plain.length();
        return prefix >= 2
                && prefix <= 4
                && negated.endsWith(plain)
                && PREFIXES.contains(negated.substring(0, prefix))
                && !NOT_NEGATED.contains(plain);
    }

    /** Whether a stem says little about which statement a sentence is. */
    public boolean light(String stem) {
        return LIGHT.contains(stem);
    }

    private static Set<String> stems(String resource, String section) {
        return WordList.section(resource, section).stream()
                .map(PorterStemmer::stem)
                .collect(Collectors.toUnmodifiableSet());
    }
}
