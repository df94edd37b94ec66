package io.holdfast.core.trace;

import io.holdfast.core.text.Normalizer;
import io.holdfast.core.text.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Groups of technical terms that must not be confused with one another, e.g. the HTTP methods. */
final class TermGroups {
    /** Terms that are everyday words too: they count as technical only when written in capitals or as code. */
    private static final Set<String> EVERYDAY =
            Set.of("put", "patch", "post", "get", "delete", "head", "options", "await", "sync");

    /** Terms whose opposition the polarity rule reads, negation included ("not required" is "optional"). */
    private static final Set<String> POLAR = Set.of("required", "optional", "true", "false");

    private final Map<String, Integer> groupOf = new HashMap<>();

    TermGroups(List<List<String>> groups) {
        for (int i = 0; i < groups.size(); i++) {
            for (String term : groups.get(i)) {
                String folded = Normalizer.fold(term);
                if (!POLAR.contains(folded)) {
                    groupOf.putIfAbsent(folded, i);
                }
            }
        }
    }

    List<Technical> read(String text, List<Token> tokens, List<String> words, int[] segments) {
        List<Technical> found = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            String word = words.get(i);
            Integer group = groupOf.get(word);
            if (group != null && (!EVERYDAY.contains(word) || written(text, token))) {
                found.add(new Technical(word, group, token.start(), token.end(), segments[i]));
            }
        }
        return found;
    }

    private static boolean written(String text, Token token) {
        boolean capitals = token.text().equals(token.text().toUpperCase(Locale.ROOT));
        boolean code = token.start() > 0 && "`'\"".indexOf(text.charAt(token.start() - 1)) >= 0;
        return capitals || code;
    }
}
