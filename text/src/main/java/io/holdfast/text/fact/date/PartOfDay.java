package io.holdfast.text.fact.date;

import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Words behind an hour that tell which half of the day it is in: "in the evening", "abends", "de la tarde", "malam".
 *
 * @param hour the hour, of 24
 * @param next the token behind the words
 */
record PartOfDay(int hour, int next) {
    private static final int HALF_A_DAY = 12;

    /** @param from the hour of the day from which on the twelve hours are that the words may follow */
    private record Form(int from, String words, int length) {
        static Form of(String line) {
            String words = line.substring(line.indexOf(' ') + 1);
            return new Form(Integer.parseInt(line.substring(0, line.indexOf(' '))), words, words.split(" ").length);
        }
    }

    private static final Map<String, List<Form>> FORMS = FactWords.lines("part_of_day").stream()
            .map(Form::of)
            .sorted(Comparator.comparingInt(form -> -form.length))
            .collect(Collectors.groupingBy(form -> form.words.split(" ")[0]));

    /** What the words at a token make of an hour of twelve; null where there are none. */
    static @Nullable PartOfDay at(Tokens tokens, int i, int hour) {
        if (hour < 1 || hour > HALF_A_DAY) {
            return null;
        }
        return FORMS.getOrDefault(tokens.at(i).lower(), List.of()).stream()
                .filter(form -> tokens.phrase(i, i + form.length).equals(form.words))
                .findFirst()
                .map(form -> new PartOfDay(
                        (form.from + Math.floorMod(hour - form.from, HALF_A_DAY)) % (2 * HALF_A_DAY), i + form.length))
                .orElse(null);
    }
}
