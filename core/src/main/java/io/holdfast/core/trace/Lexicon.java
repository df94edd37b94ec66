package io.holdfast.core.trace;

import io.holdfast.core.text.PorterStemmer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** What words mean to each other: small hand-made groups of synonyms and pairs of antonyms, by stem. */
final class Lexicon {
    static final Lexicon BUNDLED = new Lexicon(lines("synonyms.txt"), lines("antonyms.txt"), lines("irregular.txt"));

    /** Verbs and nouns that say almost nothing about which statement this is. */
    private static final Set<String> LIGHT = stems(
            "use",
            "make",
            "do",
            "have",
            "take",
            "give",
            "allow",
            "let",
            "go",
            "come",
            "call",
            "know",
            "see",
            "find",
            "provide",
            "offer",
            "include",
            "contain",
            "consist",
            "feature",
            "mean",
            "say",
            "state",
            "mention",
            "note",
            "also",
            "various",
            "different",
            "certain",
            "specific",
            "several",
            "thing",
            "way",
            "type",
            "kind",
            "example",
            "such",
            "available",
            "used",
            "using",
            "able",
            "need",
            "want",
            "help",
            "work",
            "like",
            "well",
            "other",
            "another",
            "additional",
            "overall",
            "all",
            "every",
            "each",
            "some",
            "several",
            "many",
            "most",
            "few",
            "both",
            "always",
            "often",
            "usually",
            "sometimes",
            "never",
            "any",
            "must",
            "should",
            "shall",
            "majority",
            "half",
            "almost",
            "nearly",
            "only",
            "number",
            "amount",
            "area",
            "date",
            "time",
            "get");

    private static final Set<String> PREFIXES = Set.of("un", "in", "im", "ir", "il", "dis", "non", "non-");
    /** "Inform" is not the opposite of "form". */
    private static final Set<String> NOT_NEGATED = Set.of("form", "dividu", "stall", "play", "cover");

    private final Map<String, String> bases = new HashMap<>();
    private final Map<String, Set<Integer>> groups = new HashMap<>();
    private final Map<String, Set<String>> antonyms = new HashMap<>();

    private Lexicon(List<String> synonymLines, List<String> antonymLines, List<String> irregularLines) {
        for (String line : irregularLines) {
            String[] forms = line.split("\\s+");
            for (int i = 1; i < forms.length; i++) {
                bases.put(forms[i], forms[0]);
            }
        }
        for (int i = 0; i < synonymLines.size(); i++) {
            for (String word : synonymLines.get(i).split("\\s+")) {
                groups.computeIfAbsent(PorterStemmer.stem(word), k -> new HashSet<>())
                        .add(i);
            }
        }
        for (String line : antonymLines) {
            String[] pair = line.split("\\s+");
            String a = PorterStemmer.stem(pair[0]);
            String b = PorterStemmer.stem(pair[1]);
            antonyms.computeIfAbsent(a, k -> new HashSet<>()).add(b);
            antonyms.computeIfAbsent(b, k -> new HashSet<>()).add(a);
        }
    }

    /** The base form of an irregular one ("rose": "rise"), which no stemmer finds. */
    String base(String word) {
        return bases.getOrDefault(word, word);
    }

    /** Whether two stems say the same. */
    boolean same(String a, String b) {
        if (a.equals(b)) {
            return true;
        }
        Set<Integer> ga = groups.get(a);
        Set<Integer> gb = groups.get(b);
        return ga != null && gb != null && !Collections.disjoint(ga, gb);
    }

    /** Whether two stems exclude each other, directly ("rise", "fall") or by a negating prefix ("able", "unable"). */
    boolean opposite(String a, String b) {
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

    boolean light(String stem) {
        return LIGHT.contains(stem);
    }

    static Set<String> stems(String... words) {
        Set<String> stems = new HashSet<>();
        Arrays.stream(words).map(PorterStemmer::stem).forEach(stems::add);
        return stems;
    }

    private static List<String> lines(String resource) {
        try (InputStream in = Objects.requireNonNull(Lexicon.class.getResourceAsStream(resource), resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines()
                    .map(String::strip)
                    .filter(l -> !l.isEmpty() && !l.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
