package io.holdfast.core.record;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The dictionary of common attributes: what their keys look like and what answers call them ({@code attributes.txt}). */
final class Concepts {
    /** A yes/no attribute, or a group of them. {@code say} is null for a group that has no name of its own. */
    record Concept(
            String name,
            Pattern key,
            @Nullable Pattern say,
            @Nullable Pattern prose,
            @Nullable Pattern not,
            @Nullable Pattern word,
            List<Child> children) {}

    /** A member of a group; {@code alone} when its words need no company. */
    record Child(String key, Pattern say, boolean alone) {}

    private static final Pattern PREFIX = Pattern.compile(
            "^(?:is|has|have|offers?|allows?|accepts?|supports?|includes?|provides?|restaurants?|business)\\s+");

    /** Keys whose word says too many things to be looked for. */
    private static final Set<String> TOO_COMMON = Set.of(
            "active", "enabled", "closed", "verified", "valid", "status", "public", "private", "visible", "deleted");

    static final List<Concept> BUNDLED = read();

    private Concepts() {}

    /** Whole words only, whatever their case. */
    static Pattern words(String alternatives) {
        return Pattern.compile(
                "(?<![\\p{L}\\d])(?:" + alternatives.replaceAll("\\s+;\\s+", "|") + ")(?![\\p{L}\\d])",
                Pattern.CASE_INSENSITIVE);
    }

    /** The dictionary and, for yes/no attributes it does not know, their own keys as words. */
    static List<Concept> of(List<Attribute> attributes) {
        List<Concept> concepts = new ArrayList<>(BUNDLED);
        Set<String> known = new HashSet<>();
        for (Attribute attribute : attributes) {
            if (attribute.kind() != Attribute.Kind.BOOLEAN || attribute.listed()) {
                continue;
            }
            String name = attribute.name();
            boolean bundled = BUNDLED.stream()
                    .anyMatch(c -> c.key().matcher(name).matches()
                            || c.key().matcher(attribute.parent()).matches());
            String words = PREFIX.matcher(name).replaceFirst("");
            boolean plain = words.matches("[a-z]+(?: [a-z]+)+|[a-z]{5,}") && !TOO_COMMON.contains(words);
            if (!bundled && plain && known.add(name)) {
                Pattern say = words(words.replace(" ", "[\\s-]+") + "s?");
                concepts.add(
                        new Concept(words, Pattern.compile(Pattern.quote(name)), say, null, null, null, List.of()));
            }
        }
        return concepts;
    }

    private static List<Concept> read() {
        List<Concept> concepts = new ArrayList<>();
        Draft draft = null;
        for (String line : lines()) {
            if (line.startsWith("[")) {
                if (draft != null) {
                    concepts.add(draft.concept());
                }
                draft = new Draft(line.substring(1, line.length() - 1));
            } else {
                Objects.requireNonNull(draft, "attributes.txt begins with a name")
                        .add(line);
            }
        }
        concepts.add(Objects.requireNonNull(draft, "attributes.txt is empty").concept());
        return List.copyOf(concepts);
    }

    private static final class Draft {
        final String name;
        String key;

        @Nullable Pattern say;

        @Nullable Pattern prose;

        @Nullable Pattern not;

        @Nullable Pattern word;

        final List<Child> children = new ArrayList<>();

        Draft(String name) {
            this.name = name;
            this.key = Pattern.quote(name.toLowerCase(Locale.ROOT));
        }

        void add(String line) {
            int colon = line.indexOf(':');
            String text = line.substring(colon + 1).strip();
            switch (line.substring(0, colon)) {
                case "key" -> key = text;
                case "say" -> say = words(text);
                case "prose" -> prose = words(text);
                case "not" -> not = words(text);
                case "word" -> word = words(text);
                case "child" -> {
                    int equals = text.indexOf(" = ");
                    String child = text.substring(0, equals);
                    boolean company = child.endsWith("!");
                    children.add(new Child(
                            company ? child.substring(0, child.length() - 1) : child,
                            words(text.substring(equals + 3)),
                            !company));
                }
                default -> throw new IllegalStateException("attributes.txt: " + line);
            }
        }

        Concept concept() {
            return new Concept(name, Pattern.compile("(?:" + key + ")"), say, prose, not, word, List.copyOf(children));
        }
    }

    private static List<String> lines() {
        try (InputStream in = Objects.requireNonNull(Concepts.class.getResourceAsStream("attributes.txt"));
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
