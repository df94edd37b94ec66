package io.holdfast.core.selftest.laws;

import io.holdfast.core.read.TextUnit;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.lang.Marks;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Makes new sentences of one: some that say the same, some that do not. Each edit is sure of which; where none is, it makes none. */
final class Edits {
    /**
     * A question with the value that answers it.
     *
     * @param key the field asked for; empty in a sentence
     */
    record Gap(String question, String value, String key) {}

    /** One field of a row or record as a unit writes it: "key: value". */
    record Field(String key, String value) {
        private static final Pattern NUMBER = Pattern.compile("[-+$€£]?\\d[\\d.,]*\\s?(\\S*)");
        private static final Pattern WORDS = Pattern.compile("\\p{Lu}[\\p{L} ]{2,30}");

        /** The fields of a unit; none where a part of it is no field. */
        static List<Field> of(String said) {
            List<Field> fields = new ArrayList<>();
            for (String part : said.split("; ")) {
                int colon = part.lastIndexOf(": ");
                if (colon <= 0) {
                    return List.of();
                }
                fields.add(new Field(part.substring(0, colon), part.substring(colon + 2)));
            }
            return fields;
        }

        static String text(List<Field> fields) {
            return fields.stream().map(f -> f.key + ": " + f.value).collect(Collectors.joining("; "));
        }

        Field with(String other) {
            return new Field(key, other);
        }

        /** Whether the other value differs and is of the same kind: two numbers of one unit, or two names. */
        boolean likeOther(Field other) {
            Matcher a = NUMBER.matcher(value);
            Matcher b = NUMBER.matcher(other.value);
            boolean numbers = a.matches() && b.matches() && a.group(1).equals(b.group(1));
            boolean names =
                    WORDS.matcher(value).matches() && WORDS.matcher(other.value).matches();
            return !value.equals(other.value) && (numbers || names);
        }
    }

    /** A number of its own, and not a part of one whose thousands are set off by a space ("148 000"). */
    private static final Pattern PLAIN_NUMBER =
            Pattern.compile("(?<![\\w.,:/\\[-])(?<!\\d\\h)(\\d{1,9})(?![\\w.,:/%-]|\\s?%|\\h\\d{3}\\b)");

    private static final Pattern THOUSANDS = Pattern.compile("(?<![\\w.,])(\\d{1,3}),(\\d{3})(?![\\w,.]\\d)");
    private static final Pattern PERCENT = Pattern.compile("(\\d)\\s?%");
    private static final Pattern NAME = Pattern.compile("(?<=[a-z,;] )(\\p{Lu}\\p{Ll}{2,})\\b(?! \\p{Lu})");
    private static final Pattern BE = WordPatterns.beside(Edits.class, List.of("words.txt"))
            .compile("\\b(%{finite-verb}) (?!not\\b|no\\b|never\\b)(?=\\p{Ll})");
    private static final String[] SMALL = {
        "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"
    };

    private static final Map<Pattern, String> REVERSED = reversals();
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

    /** Two values of one kind exchanged: in a sentence two numbers or two names, in a row or record the values of two fields. */
    static List<String> swapped(TextUnit unit) {
        List<String> out = new ArrayList<>();
        if (unit.kind().structured()) {
            exchangeFields(Field.of(unit.text()), out);
        } else {
            exchange(unit.text(), PLAIN_NUMBER, out);
            exchange(unit.text(), NAME, out);
        }
        return out;
    }

    /** The first two fields behind the one that names the row whose values are of one shape. */
    private static void exchangeFields(List<Field> fields, List<String> out) {
        for (int a = 1; a < fields.size(); a++) {
            for (int b = a + 1; b < fields.size(); b++) {
                if (fields.get(a).likeOther(fields.get(b))) {
                    List<Field> changed = new ArrayList<>(fields);
                    changed.set(a, fields.get(a).with(fields.get(b).value()));
                    changed.set(b, fields.get(b).with(fields.get(a).value()));
                    out.add(Field.text(changed));
                    return;
                }
            }
        }
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
                if (!listed && !oneDate(said, start, m.end(1))) {
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

    /** Whether one date holds both: "2025 March 8" says what "8 March 2025" does. */
    private static boolean oneDate(String said, int start, int end) {
        return TextFacts.read(said).dates().stream().anyMatch(d -> d.start() <= start && end <= d.end());
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
        for (Map.Entry<Pattern, String> pair : REVERSED.entrySet()) {
            Matcher word = pair.getKey().matcher(said);
            if (word.find()) {
                String rest = said.substring(word.end());
                out.add(said.substring(0, word.start())
                        + (pair.getValue().isEmpty() ? rest.stripLeading() : pair.getValue() + rest));
                break;
            }
        }
        return out;
    }

    private static Map<Pattern, String> reversals() {
        Map<Pattern, String> pairs = new LinkedHashMap<>();
        for (String line : Laws.resource("reversed.txt").split("\n")) {
            String[] sides = line.split("=", 2);
            if (!line.startsWith("#") && sides.length == 2) {
                Pattern word = Pattern.compile("\\b" + sides[0].strip() + "\\b", Pattern.UNICODE_CHARACTER_CLASS);
                pairs.put(word, sides[1].strip());
            }
        }
        return pairs;
    }

    /**
     * A value asked for: of a sentence its first amount or date, by the sentence with a gap; of a row or record the first
     * value behind the one that names it, by name.
     */
    static List<Gap> gaps(TextUnit unit) {
        return unit.kind().structured() ? fieldGaps(Field.of(unit.text())) : sentenceGaps(unit.text());
    }

    private static List<Gap> fieldGaps(List<Field> fields) {
        return fields.stream()
                .skip(1)
                .filter(f -> f.value().matches("\\S*\\d\\S*(?: \\p{L}+)?")
                        && fields.get(0).value().matches("\\p{L}.*"))
                .limit(1)
                .map(f -> new Gap(
                        "What is the " + f.key() + " of " + fields.get(0).value() + "?", f.value(), f.key()))
                .toList();
    }

    private static List<Gap> sentenceGaps(String said) {
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
                said.substring(start, end).strip(),
                "");
    }

    /** Another value of the same kind that the text states: of the same field in another row, of the same unit in another sentence. */
    static Optional<String> rival(Gap gap, TextUnit unit, String text, List<TextUnit> units) {
        return gap.key().isEmpty()
                ? rival(gap.value(), text, unit.text())
                : units.stream()
                        .filter(u -> !u.equals(unit))
                        .flatMap(u -> Field.of(u.text()).stream().skip(1))
                        .filter(f -> f.key().equals(gap.key()) && !unit.text().contains(f.value()))
                        .map(Field::value)
                        .filter(v -> v.matches(".*\\d.*"))
                        .findFirst();
    }

    private static Optional<String> rival(String value, String text, String said) {
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
