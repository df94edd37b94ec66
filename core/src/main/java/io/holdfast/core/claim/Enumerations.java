package io.holdfast.core.claim;

import io.holdfast.core.model.Span;
import io.holdfast.text.lang.WordPatterns;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Turns an enumeration into one statement per item, so that "X includes A, B and C" is three claims and not one
 * that looks true when most of it is: a list after a colon or a trigger ("includes", "such as"), or three or more
 * parts of one shape at the end of a clause.
 */
public final class Enumerations {
    /** One item: where it occurs in the sentence, and the sentence with this item alone. */
    public record Item(Span span, String statement) {}

    private static final Pattern TRIGGER = WordPatterns.ALL.compile(
            "\\b%{enumerating}\\s+(?:the following(?:\\s+\\p{L}+)?\\s*:?\\s+|both\\s+|among others,?\\s+)?");

    /** Names, single words, parts that open with an article of one kind: three or more at the end of a clause. */
    private static final List<Pattern> PARALLEL = Stream.of(
                    "\\p{Lu}[\\p{L}\\p{N}'’.-]*(?: \\p{Lu}[\\p{L}\\p{N}'’.-]*){0,3}",
                    "\\p{Ll}[\\p{L}-]*",
                    "%{indefinite}(?: [\\p{L}-]+){1,3}",
                    "%{definite}(?: [\\p{L}-]+){1,3}")
            .map(item -> "(?<=\\s)" + item + "(?:, " + item + ")+,? %{and} " + item + "(?=[,;:.!?]|$)")
            .map(WordPatterns.ALL::compile)
            .toList();

    private static final Pattern CLAUSE_BREAK =
            WordPatterns.ALL.compile("[;:!?]|\\.(?=\\s|$)|(?:,|(?<!\\s))\\s++%{clause-opener}\\b|\\s[—–-]\\s");

    private static final Pattern FINITE = WordPatterns.ALL.compile("(?i)\\b%{clause-word}\\b");
    private static final Pattern NOT_AN_ITEM = WordPatterns.ALL.compile("(?i)^%{no-item}\\b.*");

    /** An amount before a list, other than how many items it has, is of all of them: "It costs 12 euros: a pot and a lid." */
    private static final Pattern NUMBER = Pattern.compile("\\d[\\d.,]*");

    private static final Pattern END = Pattern.compile("(?<![\\p{javaWhitespace}.!。])[\\p{javaWhitespace}.!。]+$");
    private static final Pattern OPENING_AND = WordPatterns.ALL.compile("^(?:%{and} |as well as )\\s*");
    private static final Pattern AND = WordPatterns.ALL.compile("(?s)^.*( )%{and} ");

    private static final int MAX_ITEM_WORDS = 7;
    private static final int MOST_TRIGGERS = 16;

    private Enumerations() {}

    /** The items of the first enumeration in {@code sentence}; empty when there is none. */
    public static List<Item> expand(String sentence) {
        int end = END.matcher(sentence).replaceFirst("").length();
        List<Item> items = colonList(sentence, end);
        items = items.isEmpty() ? triggeredList(sentence, end) : items;
        return items.isEmpty() ? parallelList(sentence, end) : items;
    }

    private static List<Item> parallelList(String s, int end) {
        return PARALLEL.stream()
                .flatMap(shape -> shape.matcher(s).region(0, end).results())
                .map(list -> parts(s, list.start(), list.end()))
                .filter(parts -> nominal(s, parts))
                .findFirst()
                .map(parts -> framed(s, parts, end))
                .orElse(List.of());
    }

    private static List<Item> colonList(String s, int end) {
        int colon = s.indexOf(": ");
        if (colon < 3 || colon > 120 || colon + 2 > end) {
            return List.of();
        }
        List<Span> parts = parts(s, colon + 2, end);
        Matcher amount = NUMBER.matcher(s).region(0, colon);
        boolean total = amount.find() && !amount.group().equals(String.valueOf(parts.size()));
        return !total && parallel(s, parts) ? framed(s, parts, end) : List.of();
    }

    private static List<Item> triggeredList(String s, int end) {
        Matcher trigger = TRIGGER.matcher(s);
        for (int n = 0; n < MOST_TRIGGERS && trigger.find() && trigger.end() < end; n++) {
            Matcher brk = CLAUSE_BREAK.matcher(s).region(trigger.end(), end);
            int stop = brk.find() ? brk.start() : end;
            Matcher verb = FINITE.matcher(s).region(trigger.end(), stop);
            stop = firstWord(trigger.group()).equals("such") && verb.find() ? verb.start() : stop;
            List<Span> parts = parts(s, trigger.end(), stop);
            if (parallel(s, parts)) {
                return framed(s, parts, end);
            }
        }
        return List.of();
    }

    /** Each item between the text before the first and the text after the last. */
    private static List<Item> framed(String s, List<Span> parts, int end) {
        String prefix = s.substring(0, parts.get(0).start());
        String after = s.substring(parts.get(parts.size() - 1).end(), end);
        return parts.stream()
                .map(p -> new Item(p, (prefix + p.of(s) + after).strip() + "."))
                .toList();
    }

    /** Splits a region at its top-level commas and its last "and"; a list without a closing "and" is no list. */
    private static List<Span> parts(String s, int start, int end) {
        List<Span> parts = new ArrayList<>();
        int from = start;
        int depth = 0;
        for (int i = start; i < end; i++) {
            char c = s.charAt(i);
            depth += "([{".indexOf(c) >= 0 ? 1 : ")]}".indexOf(c) >= 0 ? -1 : 0;
            if (c == ',' && depth == 0 && i + 1 < end && Character.isWhitespace(s.charAt(i + 1))) {
                parts.add(new Span(from, i));
                from = i + 1;
            }
        }
        Span last = trim(s, from, end);
        Matcher opening = OPENING_AND.matcher(last.of(s));
        Matcher and = AND.matcher(last.of(s));
        if (opening.find()) {
            parts.add(new Span(last.start() + opening.end(), last.end()));
        } else if (and.find()) {
            parts.add(new Span(last.start(), last.start() + and.start(1)));
            parts.add(new Span(last.start() + and.end(), last.end()));
        } else {
            return List.of();
        }
        return parts.stream().map(p -> trim(s, p.start(), p.end())).toList();
    }

    /** Two items are read as a list only when they clearly have one shape: "JSON and XML", "the size and the colour". */
    private static boolean parallel(String s, List<Span> parts) {
        boolean pair = parts.size() == 2
                && Stream.of("(?:the|an?|its|their)\\s.*", "\\p{Lu}.*", "\\S+")
                        .anyMatch(shape -> parts.stream().allMatch(p -> p.of(s).matches(shape)));
        return (pair || parts.size() > 2) && nominal(s, parts);
    }

    private static boolean nominal(String s, List<Span> parts) {
        boolean doing = firstWord(parts.get(0).of(s)).endsWith("ing");
        return parts.stream()
                .map(p -> p.of(s))
                .noneMatch(item -> item.isBlank()
                        || firstWord(item).endsWith("ing") != doing
                        || item.split("\\s+").length > MAX_ITEM_WORDS
                        || FINITE.matcher(item).find()
                        || NOT_AN_ITEM.matcher(item).matches()
                        || item.matches("[\\d.,%$€£ ]+"));
    }

    private static String firstWord(String text) {
        return text.split("\\s", 2)[0];
    }

    /** A part of a text without the blanks around it. */
    static Span trim(String s, int start, int end) {
        String part = s.substring(start, end);
        int blanks = part.length() - part.stripLeading().length();
        return new Span(start + blanks, start + blanks + part.strip().length());
    }
}
