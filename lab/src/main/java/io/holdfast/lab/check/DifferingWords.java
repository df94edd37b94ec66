package io.holdfast.lab.check;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Span;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.WrittenForm;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The words in which a claim differs from the passage it was compared with. The diagnosis names both sides in their
 * compared form ("1 min"); here they are found again as they were written ("60 seconds").
 *
 * @param claimed offsets into the claim's text; empty where the wrong words are not known more closely than the claim
 * @param stated offsets into the passage's text
 */
public record DifferingWords(List<Span> claimed, List<Span> stated) {
    public static final DifferingWords NONE = new DifferingWords(List.of(), List.of());

    private static final Pattern SIDES = Pattern.compile("the answer says \"(.+?)\", the source says \"(.+?)\"");
    private static final Pattern ADDED = Pattern.compile("the answer adds \"(.+?)\"");
    private static final Pattern LEFT_OUT = Pattern.compile("the answer leaves out \"(.+?)\"");
    private static final Pattern FAULTS = Pattern.compile("; (?:not in the documents|in doubt): ");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]+)\"");
    private static final Pattern NUMBER = Pattern.compile("\\d[\\d.,]*");
    /** What belongs to a number on its right: a unit, a month, a noun. */
    private static final Pattern UNIT = WordPatterns.beside(DifferingWords.class, List.of("words.txt"))
            .compile("\\G\\s?(?!%{small-word}\\b)(?:%|°\\p{L}|\\p{L}+)");

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}.,:'’_/-]*");
    private static final int MOST_WORDS = 200;
    private static final double ALIKE = 0.5;

    public DifferingWords {
        claimed = List.copyOf(claimed);
        stated = List.copyOf(stated);
    }

    /** Of a claim as results hold it, with its verdict, diagnosis and evidence. */
    public static DifferingWords of(JsonNode claim) {
        return of(claim.path("text").asText(), claim.path("verdict").asText(), diagnosis(claim), passage(claim));
    }

    /** The diagnosis of a claim as results hold it, both sides in the words they were written in. */
    public static String told(JsonNode claim) {
        return of(claim).told(diagnosis(claim), claim.path("text").asText(), passage(claim));
    }

    /** The diagnosis with both sides in the words they were written in, where they were found again. */
    public String told(String diagnosis, String claim, String passage) {
        Matcher sides = SIDES.matcher(diagnosis);
        return sides.find() && claimed.size() == 1 && stated.size() == 1
                ? diagnosis.substring(0, sides.start())
                        + "the answer says \"" + claimed.get(0).of(claim)
                        + "\", the source says \"" + stated.get(0).of(passage) + "\""
                        + diagnosis.substring(sides.end())
                : diagnosis;
    }

    private static String diagnosis(JsonNode claim) {
        return claim.path("diagnosis").isTextual() ? claim.path("diagnosis").asText() : "";
    }

    private static String passage(JsonNode claim) {
        return claim.path("evidence").path(0).path("text").asText();
    }

    /**
     * @param claim the claim as the answer has it
     * @param passage the nearest passage; empty where there is none
     */
    public static DifferingWords of(String claim, String verdict, String diagnosis, String passage) {
        if (verdict.startsWith("supported")) {
            return NONE;
        }
        Matcher sides = SIDES.matcher(diagnosis);
        if (sides.find()) {
            Span said = locate(claim, sides.group(1));
            Span stated = locate(passage, sides.group(2));
            return said != null && stated != null
                    ? new DifferingWords(List.of(said), List.of(stated))
                    : aligned(claim, passage, said, stated);
        }
        Matcher added = ADDED.matcher(diagnosis);
        if (added.find()) {
            return new DifferingWords(list(locate(claim, added.group(1))), List.of());
        }
        Matcher leftOut = LEFT_OUT.matcher(diagnosis);
        if (leftOut.find()) {
            return new DifferingWords(List.of(), list(locate(passage, leftOut.group(1))));
        }
        return new DifferingWords(faults(claim, diagnosis), List.of());
    }

    /** What the diagnosis calls absent from the documents, or in doubt. */
    private static List<Span> faults(String claim, String diagnosis) {
        List<Span> spans = new ArrayList<>();
        Matcher named = FAULTS.matcher(diagnosis);
        if (named.find()) {
            Matcher value = QUOTED.matcher(diagnosis).region(named.end(), diagnosis.length());
            while (value.find()) {
                spans.addAll(list(locate(claim, value.group(1))));
            }
        }
        return spans.stream().distinct().sorted().toList();
    }

    private static List<Span> list(@Nullable Span span) {
        return span == null ? List.of() : List.of(span);
    }

    /** Where a text says something: the same value in whatever writing, one number with its unit, or the same characters. */
    private static @Nullable Span locate(String text, String wanted) {
        Span value = value(text, wanted);
        if (value != null) {
            return value;
        }
        Matcher number = NUMBER.matcher(wanted);
        boolean one = number.find() && !number.find();
        if (one && number.reset().find()) {
            String digits = digits(number.group());
            Matcher candidate = NUMBER.matcher(text);
            while (candidate.find()) {
                String found = candidate.group().replaceFirst("[.,]+$", "");
                if (digits(found).equals(digits)) {
                    return withUnit(text, candidate.start(), candidate.start() + found.length());
                }
            }
        }
        Matcher literal = Pattern.compile(
                        "(?<![\\p{L}\\p{N}])" + Pattern.quote(wanted) + "(?![\\p{L}\\p{N}])",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(text);
        return literal.find() ? new Span(literal.start(), literal.end()) : null;
    }

    /** The value of a text whose compared form is the one wanted, or begins with it ("2" of "2 years"). */
    private static @Nullable Span value(String text, String wanted) {
        TextFacts facts = TextFacts.read(text);
        for (Quantity quantity : facts.quantities()) {
            String form = WrittenForm.of(quantity.of(text)).strip();
            if (form.equals(wanted) || form.startsWith(wanted + " ")) {
                return form.contains(" ")
                        ? new Span(quantity.start(), quantity.end())
                        : withUnit(text, quantity.start(), quantity.end());
            }
        }
        for (DateFact date : facts.dates()) {
            if (WrittenForm.of(date.of(text)).strip().equals(wanted)) {
                return new Span(date.start(), date.end());
            }
        }
        return null;
    }

    private static Span withUnit(String text, int start, int end) {
        Matcher unit = UNIT.matcher(text);
        return new Span(start, unit.find(end) ? unit.end() : end);
    }

    private static String digits(String number) {
        return number.replaceAll("[.,]", "");
    }

    /** The words that are not in a longest common sequence of both texts; nothing where the texts are not alike. */
    private static DifferingWords aligned(String claim, String passage, @Nullable Span said, @Nullable Span stated) {
        List<Span> a = words(claim);
        List<Span> b = words(passage);
        int[][] common = new int[a.size() + 1][b.size() + 1];
        for (int i = a.size() - 1; i >= 0; i--) {
            for (int j = b.size() - 1; j >= 0; j--) {
                common[i][j] = same(claim, a.get(i), passage, b.get(j))
                        ? common[i + 1][j + 1] + 1
                        : Math.max(common[i + 1][j], common[i][j + 1]);
            }
        }
        if (a.isEmpty() || common[0][0] < ALIKE * a.size()) {
            return new DifferingWords(list(said), list(stated));
        }
        List<Span> here = new ArrayList<>();
        List<Span> there = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < a.size() && j < b.size()) {
            if (same(claim, a.get(i), passage, b.get(j))) {
                i++;
                j++;
            } else if (common[i + 1][j] >= common[i][j + 1]) {
                here.add(a.get(i++));
            } else {
                there.add(b.get(j++));
            }
        }
        here.addAll(a.subList(i, a.size()));
        return new DifferingWords(said == null ? here : List.of(said), stated == null ? there : List.of(stated));
    }

    private static List<Span> words(String text) {
        List<Span> words = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (words.size() < MOST_WORDS && word.find()) {
            int end = word.end() - (word.group().matches(".*[.,:]") ? 1 : 0);
            words.add(new Span(word.start(), end));
        }
        return words;
    }

    private static boolean same(String a, Span x, String b, Span y) {
        return x.of(a).toLowerCase(Locale.ROOT).equals(y.of(b).toLowerCase(Locale.ROOT));
    }
}
