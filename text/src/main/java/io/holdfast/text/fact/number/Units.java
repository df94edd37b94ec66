package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The units we know. Words are matched in any case, symbols as written ({@code MB} is not {@code Mb}). */
public final class Units {
    private static final Map<String, Unit> WORDS = new HashMap<>();
    private static final Map<String, Unit> SYMBOLS = new HashMap<>();
    private static final Map<String, Unit> GLUED = new HashMap<>();
    /** By the name of a multiple of 1000: the same multiple of 1024. */
    private static final Map<String, Unit> BINARY = new HashMap<>();
    /** By first token of a unit's wording: the most tokens such a wording has. */
    private static final Map<String, Integer> LENGTHS = new HashMap<>();

    static {
        for (String line : FactWords.lines("unit")) {
            String[] parts = line.split("\\|", -1);
            String[] head = parts[0].strip().split(" ");
            Unit unit = new Unit(
                    head[0],
                    UnitDimension.valueOf(head[1]),
                    new BigDecimal(head[2]),
                    head.length > 3 ? new BigDecimal(head[3]) : BigDecimal.ZERO,
                    null);
            put(WORDS, parts[1], unit);
            put(SYMBOLS, parts[2], unit);
            put(GLUED, parts[3], unit);
        }
        for (String line : FactWords.lines("speed")) {
            List<String> parts = List.of(line.split(" "));
            Unit speed = named(parts.get(0)).per(named(parts.get(1)));
            parts.subList(2, parts.size()).forEach(name -> WORDS.put(name.toLowerCase(Locale.ROOT), speed));
        }
        for (String line : FactWords.lines("binary")) {
            String[] names = line.split(" ");
            BINARY.put(names[0], named(names[1]));
        }
        for (Map<String, Unit> map : List.of(WORDS, SYMBOLS, GLUED)) {
            for (String wording : map.keySet()) {
                Tokens tokens = Tokens.of(wording);
                LENGTHS.merge(tokens.at(0).lower(), tokens.size(), Math::max);
            }
        }
    }

    private Units() {}

    private static void put(Map<String, Unit> into, String names, Unit unit) {
        for (String name : names.split(",")) {
            if (!name.isBlank()) {
                into.put(name.strip(), unit);
            }
        }
    }

    private static Unit named(String name) {
        return Stream.of(SYMBOLS, WORDS)
                .flatMap(map -> Stream.ofNullable(map.get(name)))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no unit " + name));
    }

    /** A unit as a power of 1024, where it may be meant as one; else the unit itself. */
    static Unit binary(Unit unit) {
        return unit.per() == null ? BINARY.getOrDefault(unit.name(), unit) : unit;
    }

    /** The most tokens a unit that begins with this token can have; 0 when none does. */
    static int longestFrom(String firstToken) {
        return LENGTHS.getOrDefault(firstToken, 0);
    }

    static @Nullable Unit word(String lower) {
        return WORDS.get(lower);
    }

    public static @Nullable Unit symbol(String text) {
        return SYMBOLS.get(text);
    }

    static @Nullable Unit glued(String text) {
        return GLUED.get(text);
    }
}
