package io.holdfast.core.lang;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Regular expressions kept in files, one folder a language, in sections that open with {@code [name]}. A section
 * {@code [terms]} gives names to parts: {@code %name%} is replaced by the expression beside the name.
 */
public final class Phrases {
    /** The languages whose refusals are known; a further one is a folder and an entry here. */
    public static final List<String> LANGUAGES =
            Stream.concat(WordList.LANGUAGES.stream(), Stream.of("zh", "ja")).toList();

    private Phrases() {}

    /** The expressions of a section of {@code refusals.txt} of all languages, the languages in order. */
    public static List<Pattern> refusals(String section) {
        return LANGUAGES.stream()
                .flatMap(language -> of(language + "/refusals.txt", section).stream())
                .toList();
    }

    private static List<Pattern> of(String resource, String section) {
        Map<String, String> terms = new HashMap<>();
        for (String line : WordList.lines(resource, "terms")) {
            int sign = line.indexOf(" = ");
            terms.put(line.substring(0, sign), expanded(line.substring(sign + 3), terms));
        }
        List<Pattern> patterns = new ArrayList<>();
        for (String line : WordList.lines(resource, section)) {
            patterns.add(Pattern.compile(expanded(line, terms), Pattern.DOTALL | Pattern.UNICODE_CHARACTER_CLASS));
        }
        return List.copyOf(patterns);
    }

    private static String expanded(String line, Map<String, String> terms) {
        String result = line;
        for (Map.Entry<String, String> term : terms.entrySet()) {
            result = result.replace("%" + term.getKey() + "%", term.getValue());
        }
        return result;
    }
}
