package io.holdfast.core.selftest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A context with holes, answers it supports and answers it does not.
 *
 * @param lists values to fill the holes with, by name; each value has one form or more
 */
record Frame(
        String name,
        Map<String, List<List<String>>> lists,
        String context,
        List<String> supported,
        List<String> unsupported,
        String why) {
    private static final Pattern HOLE = Pattern.compile("\\{([a-z]+\\d(?:\\.\\d)?)\\}");

    Frame {
        if (context.isEmpty() || supported.isEmpty() || unsupported.isEmpty() || why.isEmpty()) {
            throw new IllegalArgumentException("frame " + name + " needs a context, a +, a - and a why");
        }
    }

    /** Different values for the holes of one list: {@code x1}, {@code x2}..., and {@code x1.2} for the second form. */
    Map<String, String> draw(Random random) {
        Map<String, String> drawn = new LinkedHashMap<>();
        lists.forEach((list, values) -> {
            List<List<String>> shuffled = new ArrayList<>(values);
            Collections.shuffle(shuffled, random);
            for (int i = 0; i < shuffled.size(); i++) {
                List<String> forms = shuffled.get(i);
                drawn.put(list + (i + 1), forms.get(0));
                for (int form = 0; form < forms.size(); form++) {
                    drawn.put(list + (i + 1) + "." + (form + 1), forms.get(form));
                }
            }
        });
        return drawn;
    }

    static String fill(String text, Map<String, String> values) {
        return HOLE.matcher(text).replaceAll(hole -> {
            String value = values.get(hole.group(1));
            if (value == null) {
                throw new IllegalArgumentException("no value for {" + hole.group(1) + "} in: " + text);
            }
            return Matcher.quoteReplacement(value);
        });
    }
}
