package io.holdfast.core.dimension;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Words with their symbols kept ({@code /files//home}, {@code C++}); only the punctuation around them goes. */
final class SymbolWords {
    private static final Pattern EDGES =
            Pattern.compile("^[\\p{Punct}&&[^/:@#$<+_\\-{]]+|[\\p{Punct}&&[^/+#%$>_}]]+$|^[\"'“”‘’`*]+|[\"'“”‘’`*]+$");

    private SymbolWords() {}

    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        for (String raw : text.toLowerCase(Locale.ROOT).strip().split("\\s+")) {
            String word = raw;
            for (String before = ""; !before.equals(word); ) {
                before = word;
                word = EDGES.matcher(word).replaceAll("");
            }
            if (!word.isEmpty()) {
                words.add(word);
            }
        }
        return words;
    }

    /** Share of the distinct words of {@code part} that {@code whole} holds; 0 when {@code part} has no words. */
    static double share(String part, String whole) {
        Set<String> wanted = new HashSet<>(of(part));
        if (wanted.isEmpty()) {
            return 0;
        }
        Set<String> there = new HashSet<>(of(whole));
        return (double) wanted.stream().filter(there::contains).count() / wanted.size();
    }

    /** Whether {@code part} occurs in {@code whole} word by word, in order and unbroken. */
    static boolean contains(String whole, String part) {
        List<String> words = of(part);
        return !words.isEmpty() && java.util.Collections.indexOfSubList(of(whole), words) >= 0;
    }
}
