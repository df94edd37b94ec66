package io.holdfast.lab.generate;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Replaces one value by another of its kind: a number, a weekday, a month, an HTTP method, any configured term. */
final class ValueSwap {
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.,/:-])\\d+(?:[.,]\\d+)*(?![\\w/:]|[.,]\\d|-\\d)");
    private static final List<List<String>> CALENDAR = List.of(
            List.of("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
            List.of("senin", "selasa", "rabu", "kamis", "jumat", "sabtu", "minggu"),
            List.of(
                    "january",
                    "february",
                    "march",
                    "april",
                    "june",
                    "july",
                    "august",
                    "september",
                    "october",
                    "november",
                    "december"),
            List.of(
                    "januari",
                    "februari",
                    "maret",
                    "april",
                    "mei",
                    "juni",
                    "juli",
                    "agustus",
                    "september",
                    "oktober",
                    "november",
                    "desember"),
            List.of("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "twelve"),
            List.of("satu", "dua", "tiga", "empat", "lima", "enam", "tujuh", "delapan", "sembilan", "sepuluh"),
            List.of("red", "green", "blue", "yellow", "orange", "purple"),
            List.of("north", "south", "east", "west"));

    private final List<List<String>> groups;

    ValueSwap(List<List<String>> technicalTermGroups) {
        groups = new ArrayList<>(technicalTermGroups);
        groups.addAll(CALENDAR);
    }

    /** A value to take out and one to put in its place. */
    record Swap(String from, String to) {
        /** The text with every whole occurrence of the value replaced. */
        String in(String text) {
            return Pattern.compile("(?<![\\p{L}\\p{N}])" + Pattern.quote(from) + "(?![\\p{L}\\p{N}])")
                    .matcher(text)
                    .replaceAll(Matcher.quoteReplacement(to));
        }
    }

    /** A swap in the first text that has a value, preferring the earlier texts. */
    Optional<Swap> find(List<String> texts, Draw draw) {
        for (String text : texts) {
            Optional<Swap> swap = number(text, draw).or(() -> term(text, draw));
            if (swap.isPresent()) {
                return swap;
            }
        }
        return Optional.empty();
    }

    private static Optional<Swap> number(String text, Draw draw) {
        List<String> numbers =
                NUMBER.matcher(text).results().map(MatchResult::group).toList();
        if (numbers.isEmpty()) {
            return Optional.empty();
        }
        String from = draw.one(numbers, 0);
        for (int turn = 1; ; turn++) {
            String to = other(from, draw, turn);
            if (!numbers.contains(to)) {
                return Optional.of(new Swap(from, to));
            }
        }
    }

    /** Another number of the same look: the leading digits change, separators and length stay. */
    private static String other(String number, Draw draw, int turn) {
        int end = 0;
        while (end < number.length() && Character.isDigit(number.charAt(end))) {
            end++;
        }
        boolean year = end == 4 && number.length() == 4 && (number.startsWith("19") || number.startsWith("20"));
        long lead = Long.parseLong(number.substring(0, Math.min(end, 15)));
        long spread = year ? 19 : Math.max(4, lead);
        long moved = lead + 1 + draw.below((int) Math.min(spread, 1_000_000), turn);
        return moved + number.substring(Math.min(end, 15));
    }

    private Optional<Swap> term(String text, Draw draw) {
        for (List<String> group : groups) {
            for (String term : group) {
                Matcher matcher = Pattern.compile(
                                "(?<![\\p{L}\\p{N}])" + Pattern.quote(term) + "(?![\\p{L}\\p{N}])",
                                Pattern.CASE_INSENSITIVE)
                        .matcher(text);
                if (matcher.find()) {
                    List<String> others = group.stream()
                            .filter(t -> !text.toLowerCase(Locale.ROOT).contains(t))
                            .toList();
                    if (!others.isEmpty()) {
                        String found = matcher.group();
                        return Optional.of(new Swap(found, inTheCaseOf(found, draw.one(others, 0))));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static String inTheCaseOf(String model, String word) {
        if (model.equals(model.toUpperCase(Locale.ROOT))) {
            return word.toUpperCase(Locale.ROOT);
        }
        return Character.isUpperCase(model.charAt(0))
                ? word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1)
                : word;
    }
}
