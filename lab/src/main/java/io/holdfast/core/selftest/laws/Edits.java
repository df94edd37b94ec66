package io.holdfast.core.selftest.laws;

import io.holdfast.core.fact.DateFact;
import io.holdfast.core.fact.Quantity;
import io.holdfast.core.fact.TextFacts;
import io.holdfast.core.lang.Marks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes new sentences of one: some that say the same, some that do not. Each edit is sure of which; where none is, it makes none. */
final class Edits {
    /** A question with the value that answers it. */
    record Gap(String question, String value) {}

    private static final Pattern PLAIN_NUMBER = Pattern.compile("(?<![\\w.,:/\\[-])(\\d{1,9})(?![\\w.,:/%-]|\\s?%)");
    private static final Pattern THOUSANDS = Pattern.compile("(?<![\\w.,])(\\d{1,3}),(\\d{3})(?![\\w,.]\\d)");
    private static final Pattern PERCENT = Pattern.compile("(\\d)\\s?%");
    private static final Pattern NAME = Pattern.compile("(?<=[a-z,;] )(\\p{Lu}\\p{Ll}{2,})\\b(?! \\p{Lu})");
    private static final Pattern BE =
            Pattern.compile("\\b(is|are|was|were|will|can|may|must|has|have) (?!not\\b|no\\b|never\\b)(?=\\p{Ll})");
    private static final String[] SMALL = {
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"
    };

    private static final Map<String, String> REVERSED = new LinkedHashMap<>();
    private static final Map<String, String> CONTRACTED = Map.of(
            "do not",
            "don't",
            "does not",
            "doesn't",
            "is not",
            "isn't",
            "are not",
            "aren't",
            "cannot",
            "can't",
            "will not",
            "won't");

    static {
        REVERSED.put("rose", "fell");
        REVERSED.put("fell", "rose");
        REVERSED.put("increased", "decreased");
        REVERSED.put("decreased", "increased");
        REVERSED.put("before", "after");
        REVERSED.put("after", "before");
        REVERSED.put("more than", "less than");
        REVERSED.put("less than", "more than");
        REVERSED.put("at least", "at most");
        REVERSED.put("at most", "at least");
        REVERSED.put("may", "must");
        REVERSED.put("some", "all");
        REVERSED.put("optional", "required");
        REVERSED.put("required", "optional");
        REVERSED.put("higher", "lower");
        REVERSED.put("lower", "higher");
    }

    private Edits() {}

    static List<String> reformatted(String said) {
        return List.of(
                said.toUpperCase(Locale.ROOT),
                "**" + said + "**",
                "- " + said,
                "\"" + said + "\"",
                said.replaceFirst(" ", "\n"));
    }

    static List<String> rewritten(String said) {
        List<String> out = new ArrayList<>();
        Matcher thousands = THOUSANDS.matcher(said);
        if (thousands.find()) {
            out.add(said.substring(0, thousands.start())
                    + thousands.group(1)
                    + thousands.group(2)
                    + said.substring(thousands.end()));
        }
        if (PERCENT.matcher(said).find()) {
            out.add(PERCENT.matcher(said).replaceFirst("$1 percent"));
        }
        Matcher number = PLAIN_NUMBER.matcher(said);
        while (number.find()) {
            if (number.group(1).length() <= 2
                    && Integer.parseInt(number.group(1)) < SMALL.length
                    && Integer.parseInt(number.group(1)) > 1
                    && counts(said, number)) {
                out.add(said.substring(0, number.start())
                        + SMALL[Integer.parseInt(number.group(1))]
                        + said.substring(number.end()));
                break;
            }
        }
        CONTRACTED.forEach((full, brief) -> {
            if (said.contains(" " + full + " ")) {
                out.add(said.replaceFirst(" " + full + " ", " " + brief + " "));
            }
        });
        return out;
    }

    /** A number that counts something: a lower-case noun follows. */
    private static boolean counts(String said, Matcher number) {
        return said.substring(number.end()).matches("(?s) \\p{Ll}{3,}.*");
    }

    static List<String> swapped(String said) {
        List<String> out = new ArrayList<>();
        exchange(said, PLAIN_NUMBER, out);
        exchange(said, NAME, out);
        return out;
    }

    private static void exchange(String said, Pattern pattern, List<String> out) {
        Matcher m = pattern.matcher(said);
        if (!m.find()) {
            return;
        }
        String first = m.group(1);
        int start = m.start(1);
        int end = m.end(1);
        while (m.find()) {
            if (!m.group(1).equals(first)) {
                boolean listed = said.substring(end, m.start(1)).matches("(?s)(?: (?:and|or) |, |/|-|–| to )");
                if (!listed) {
                    out.add(said.substring(0, start)
                            + m.group(1)
                            + said.substring(end, m.start(1))
                            + first
                            + said.substring(m.end(1)));
                }
                return;
            }
        }
    }

    static List<String> changed(String said) {
        List<String> out = new ArrayList<>();
        Matcher number = PLAIN_NUMBER.matcher(said);
        if (number.find()) {
            String other = Long.toString(Long.parseLong(number.group(1)) * 2 + 3);
            out.add(said.substring(0, number.start()) + other + said.substring(number.end()));
        }
        Matcher name = NAME.matcher(said);
        if (name.find()) {
            out.add(said.substring(0, name.start()) + "Quimbelo" + said.substring(name.end()));
        }
        return out;
    }

    static List<String> reversed(String said) {
        List<String> out = new ArrayList<>();
        boolean negated = List.of(said.toLowerCase(Locale.ROOT).split("[^\\p{L}']+")).stream()
                .anyMatch(Marks.NEGATION::contains);
        Matcher be = BE.matcher(said);
        if (!negated && be.find()) {
            out.add(said.substring(0, be.end(1)) + " not" + said.substring(be.end(1)));
        } else if (said.contains(" not ") && !said.contains(" not only")) {
            out.add(said.replaceFirst(" not ", " "));
        }
        for (Map.Entry<String, String> pair : REVERSED.entrySet()) {
            Matcher word = Pattern.compile("\\b" + pair.getKey() + "\\b").matcher(said);
            if (word.find()) {
                out.add(said.substring(0, word.start()) + pair.getValue() + said.substring(word.end()));
                break;
            }
        }
        return out;
    }

    /** The first value of a sentence asked for: the sentence with a gap, and what fills it. */
    static List<Gap> gaps(String said) {
        TextFacts facts = TextFacts.read(said);
        for (Quantity q : facts.quantities()) {
            if (!q.range() && q.of(said).matches("\\S*\\d\\S*(?: \\S+)?")) {
                return List.of(gap(said, q.start(), q.end()));
            }
        }
        for (DateFact d : facts.dates()) {
            return List.of(gap(said, d.start(), d.end()));
        }
        return List.of();
    }

    private static Gap gap(String said, int start, int end) {
        return new Gap(
                "What belongs in the gap: " + said.substring(0, start) + "___" + said.substring(end) + "?",
                said.substring(start, end).strip());
    }

    /** Another amount of the same unit that the text states outside the sentence. */
    static Optional<String> rival(String value, String text, String said) {
        List<Quantity> own = TextFacts.read(value).quantities();
        if (own.size() != 1 || own.get(0).unit() == null || own.get(0).unit().counted()) {
            return Optional.empty();
        }
        return TextFacts.read(text).quantities().stream()
                .filter(q -> q.unit() != null && q.unit().equals(own.get(0).unit()) && !q.range())
                .filter(q -> q.low().compareTo(own.get(0).low()) != 0)
                .map(q -> q.of(text).strip())
                .filter(v -> !said.contains(v))
                .findFirst();
    }
}
