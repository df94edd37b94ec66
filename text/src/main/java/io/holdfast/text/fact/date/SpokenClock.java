package io.holdfast.text.fact.date;

import io.holdfast.text.fact.date.Dates.Reading;
import io.holdfast.text.fact.date.When.Clock;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import java.time.LocalTime;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads times of day in words: half past seven, halb acht, jam setengah delapan, las siete y media. */
final class SpokenClock {
    private static final Map<String, Long> HOURS = FactWords.values("hour_word");
    /** By the first word: minutes to add, then words, H for an hour, M for minutes, P for a part of the day that must follow, beside which the time begins with its hour; of two that fit the longer is meant. */
    private static final Map<String, List<String[]>> FORMS = FactWords.lines("spoken_clock").stream()
            .map(line -> line.split(" "))
            .sorted(Comparator.comparingInt(form -> -form.length))
            .collect(Collectors.groupingBy(form -> form[1]));

    private SpokenClock() {}

    static @Nullable Reading read(Tokens tokens, int i) {
        String word = tokens.at(i).lower();
        boolean number = HOURS.containsKey(word) || ClockReader.small(word) >= 0;
        return FORMS.getOrDefault(number ? "H" : word, List.of()).stream()
                .flatMap(form -> Stream.ofNullable(read(tokens, i, form)))
                .findFirst()
                .orElse(null);
    }

    private static @Nullable Reading read(Tokens tokens, int i, String[] form) {
        int hour = 0;
        int minute = 0;
        int next = i;
        int first = i;
        boolean parted = form[form.length - 1].equals("P");
        for (int k = 1; k < form.length - (parted ? 1 : 0); k++) {
            String word = tokens.at(next++).lower();
            boolean number = form[k].equals("H") || form[k].equals("M");
            hour = form[k].equals("H")
                    ? HOURS.getOrDefault(word, (long) ClockReader.small(word)).intValue()
                    : hour;
            first = parted && form[k].equals("H") ? next - 1 : first;
            minute = form[k].equals("M") ? ClockReader.small(word) : minute;
            if (hour < 0 || hour > 24 || minute < 0 || !number && !form[k].equals(word)) {
                return null;
            }
        }
        PartOfDay part = PartOfDay.at(tokens, next, hour);
        if (parted && part == null) {
            return null;
        }
        int shift = Integer.parseInt(form[0].replace("M", "" + minute));
        LocalTime time =
                LocalTime.of((part == null ? hour : part.hour()) % 24, 0).plusMinutes(shift);
        List<LocalTime> times =
                part != null || hour > 12 || hour == 0 ? List.of(time) : List.of(time, time.plusHours(12));
        return Reading.of(new Clock(times), first, part == null ? next : part.next());
    }
}
