package io.holdfast.lab.result;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The language a written analysis is in. Sentences are looked up by their English template in {@code wording.LANGUAGE.txt},
 * whose lines come in pairs: the English one, and below it the other; what is not there stays English.
 */
public final class Wording {
    public static final Wording ENGLISH = new Wording(Map.of());

    private final Map<String, String> translations;

    private Wording(Map<String, String> translations) {
        this.translations = translations;
    }

    /** @param language {@code en} or {@code id} */
    public static Wording of(String language) {
        return switch (language) {
            case "en" -> ENGLISH;
            case "id" -> new Wording(read("wording.id.txt"));
            default ->
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "an analysis cannot be written in " + language + "; allowed: en (English), id (Indonesian)");
        };
    }

    /** A template with its {@code %s} filled in. */
    public String say(String template, Object... values) {
        return String.format(Locale.ROOT, translations.getOrDefault(template, template), values);
    }

    /** A word or sentence without anything to fill in. */
    public String word(String english) {
        return translations.getOrDefault(english, english);
    }

    private static Map<String, String> read(String resource) {
        try (InputStream in = Objects.requireNonNull(Wording.class.getResourceAsStream(resource), resource)) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("# "))
                    .toList();
            Map<String, String> pairs = new HashMap<>();
            for (int i = 0; i + 1 < lines.size(); i += 2) {
                pairs.put(lines.get(i), lines.get(i + 1));
            }
            return Map.copyOf(pairs);
        } catch (IOException e) {
            throw new IllegalStateException(resource, e);
        }
    }
}
