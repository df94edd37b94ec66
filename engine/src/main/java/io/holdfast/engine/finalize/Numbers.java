package io.holdfast.engine.finalize;

import io.holdfast.engine.anchor.Question.Aggregate;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The number of an answer that its question asks for. */
final class Numbers {
    private static final String MONEY = EngineWords.expand("%{currency}");
    private static final Pattern NUMBER = EngineWords.pattern(
            "(?<![\\p{L}\\d.,])(?:(?:US)?[$€£]|Rp\\.? ?)?(?:\\d{1,3}(?:[.,]\\d{3})+|\\d{1,3}(?:[\u00a0\u202f ]\\d{3})+|\\d+)(?:[.,]\\d+)?(?: ?%| percent\\b| per cent\\b| persen\\b)?(?: %{magnitude}\\b)?(?: %{currency}\\b)?(?![\\p{L}\\d])");
    private static final Pattern WORD_NUMBER = EngineWords.pattern("(?i)\\b%{number-from-two}\\b");
    private static final Pattern YEAR = EngineWords.pattern("%{year}");
    private static final Pattern FIGURES = Pattern.compile("\\d+(?:[.,]\\d+)*");
    private static final Pattern COUNTED = Pattern.compile("(?i)^\\W*(?:how many|wie ?viele)\\b");
    private static final Pattern YEARS_ASKED = EngineWords.pattern("(?i)\\b%{asks-for-years}\\b");
    private static final Pattern BEFORE_YEAR = EngineWords.pattern("(?i)\\b%{before-year}\\s+$");
    private static final Pattern ABOUT = EngineWords.pattern("(?i)(?:~|≈|\\b%{about})\\s*$");
    private static final Pattern AVERAGE_WORD = EngineWords.pattern("(?i)\\b%{average-word}\\b");
    private static final Pattern TOTAL_WORD = EngineWords.pattern("(?i)\\b%{total-word}\\b");

    /** Where a clause ends: a separator that no digit follows at once. */
    private static final Pattern BORDER =
            Pattern.compile("[,;:.]\\s|\\s[–—-]\\s|\\b(?:while|whereas|but|sedangkan|während)\\b");

    private Numbers() {}

    /** A number of a text with the unit written on it. */
    record Found(String text, int start, int end) {
        double value() {
            String figures = text.replaceFirst("^\\D+", "").replaceAll("(?<=\\d)[\u00a0\u202f ](?=\\d{3})", "");
            Matcher m = FIGURES.matcher(figures);
            String digits = m.find() ? m.group() : "0";
            // a separator before three digits groups them, before any other number it is decimal: 1.250.000, 12,500,
            // 3.4
            String plain = digits.replaceAll("[.,](?=\\d{3}(?:\\D|$))", "").replace(',', '.');
            double v = Double.parseDouble(plain);
            String lower = text.toLowerCase(Locale.ROOT);
            return v
                    * (lower.matches(".*\\b(?:thousand|ribu)\\b.*")
                            ? 1e3
                            : lower.matches(".*\\b(?:million|juta)\\b.*")
                                    ? 1e6
                                    : lower.matches(".*\\b(?:billion|miliar)\\b.*")
                                            ? 1e9
                                            : lower.matches(".*\\b(?:trillion|triliun)\\b.*") ? 1e12 : 1);
        }

        boolean money() {
            return text.matches("(?i).*(?:[$€£]|Rp|" + MONEY + ").*");
        }

        boolean bare() {
            return text.matches("[0-9.,]+");
        }

        /** With the percent sign, currency or time unit that the evidence has on the same number and the answer lacks. */
        String withUnitFrom(String answer, String evidence) {
            String after = answer.substring(Math.min(end, answer.length()));
            if (!bare() || after.matches("(?s)\\s+\\p{L}.*")) {
                return text;
            }
            Matcher m = Pattern.compile("(?<![\\d.,])([$€£]|Rp\\.? ?)?" + Pattern.quote(text)
                            + "(?![\\d]|[.,]\\d)( ?%| percent\\b| persen\\b| tahun\\b| years?\\b| " + MONEY + "\\b)?")
                    .matcher(evidence);
            while (m.find()) {
                String before = m.group(1);
                String unit = m.group(2);
                if (before != null || unit != null) {
                    return (before == null ? "" : before) + text + (unit == null ? "" : unit);
                }
            }
            return text;
        }
    }

    static Optional<Found> pick(String text, String question, Aggregate aggregate) {
        List<Found> all = all(text);
        if (all.isEmpty()) {
            Matcher words = WORD_NUMBER.matcher(text);
            List<Found> spelled = new ArrayList<>();
            while (words.find()) {
                spelled.add(new Found(words.group(), words.start(), words.end()));
            }
            return spelled.size() == 1 ? Optional.of(spelled.get(0)) : nextToAskedWord(spelled, text, question);
        }
        List<Found> candidates = withoutComponents(all, text, question);
        if (candidates.stream().allMatch(n -> year(n, text))
                && !YEARS_ASKED.matcher(question).find()) {
            return Optional.empty();
        }
        if (candidates.size() == 1) {
            return Optional.of(candidates.get(0));
        }
        return switch (aggregate) {
            case AVERAGE -> average(candidates, text);
            case TOTAL -> total(candidates, text);
            case SHARE ->
                candidates.stream()
                        .filter(n -> n.text.matches(".*(?:%|percent|cent|persen).*"))
                        .findFirst()
                        .or(() -> nextToAskedWord(candidates, text, question));
            case COUNT, NONE ->
                nextToAskedWord(candidates, text, question)
                        .or(() -> inAskedClause(candidates, text, question))
                        .or(() -> AVERAGE_WORD.matcher(question).find()
                                ? average(candidates, text)
                                : total(candidates, text));
        };
    }

    private static List<Found> all(String text) {
        List<Found> result = new ArrayList<>();
        Matcher m = NUMBER.matcher(text);
        while (m.find()) {
            result.add(new Found(m.group().strip(), m.start(), m.end()));
        }
        return result;
    }

    /** Leaves out years, numbers the question gives itself, and single figures such as "50 cases in 2018" or "2018: 50", if something stays. */
    private static List<Found> withoutComponents(List<Found> all, String text, String question) {
        Set<String> asked = Set.copyOf(ComparedWords.tokens(question));
        List<Found> notYears =
                keepSome(all, n -> !(all.size() > 1 && year(n, text)) && !asked.contains(ComparedWords.fold(n.text)));
        boolean counts = COUNTED.matcher(question).find();
        List<Found> counted = keepSome(notYears, n -> !counts || !n.money());
        return keepSome(counted, n -> {
            String before = text.substring(Math.max(0, n.start - 7), n.start);
            String after = text.substring(n.end, Math.min(text.length(), n.end + 25));
            boolean yearBefore = before.matches("(?s).*\\b(?:1[0-9]{3}|20[0-9]{2})\\s*[:=]\\s*");
            boolean yearAfter =
                    after.matches("(?s)(?: [\\p{L}]+){0,2} (?:in|pada|tahun|pada tahun) (?:1[0-9]{3}|20[0-9]{2}).*");
            return !yearBefore && !yearAfter;
        });
    }

    /** Four digits are a year where a word or a colon says so; "1000" alone may be an amount. */
    private static boolean year(Found n, String text) {
        String before = text.substring(0, n.start);
        return YEAR.matcher(n.text).matches()
                && (BEFORE_YEAR.matcher(before).find() || text.startsWith(":", n.end) || before.isBlank());
    }

    private static List<Found> keepSome(List<Found> list, java.util.function.Predicate<Found> keep) {
        List<Found> kept = list.stream().filter(keep).toList();
        return kept.isEmpty() ? list : kept;
    }

    private static Optional<Found> average(List<Found> candidates, String text) {
        for (Found n : candidates) {
            if (ABOUT.matcher(text.substring(0, n.start)).find()) {
                return Optional.of(n);
            }
        }
        return nearest(candidates, text, AVERAGE_WORD, TOTAL_WORD)
                .or(() -> Optional.of(candidates.get(candidates.size() - 1)));
    }

    private static Optional<Found> total(List<Found> candidates, String text) {
        return nearest(candidates, text, TOTAL_WORD, AVERAGE_WORD)
                .or(() -> candidates.stream().max(Comparator.comparingDouble(Found::value)));
    }

    /** The number closest to the keyword within its clause, behind it rather than before it; none when the other keyword lies between. */
    private static Optional<Found> nearest(List<Found> candidates, String text, Pattern keyword, Pattern other) {
        Matcher m = keyword.matcher(text);
        Found best = null;
        int bestDistance = Integer.MAX_VALUE;
        while (m.find()) {
            for (Found n : candidates) {
                boolean behind = n.start >= m.end();
                String between = behind
                        ? text.substring(m.end(), n.start)
                        : text.substring(Math.min(n.end, m.start()), m.start());
                int distance = between.length() * 2 + (behind ? 0 : 41) + (between.matches("(?s).*[,;].*") ? 30 : 0);
                if (distance < bestDistance && !other.matcher(between).find() && !between.contains(". ")) {
                    best = n;
                    bestDistance = distance;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * The number a sentence gives for what is asked where it gives several: "repairs cost 2.3 million, of which insurers
     * paid 1.9 million" names what insurers paid in the second of its clauses.
     */
    static Optional<Found> stated(String sentence, String question) {
        List<Found> candidates = withoutComponents(all(sentence), sentence, question);
        return candidates.size() < 2 ? Optional.empty() : inAskedClause(candidates, sentence, question);
    }

    /** The number of the clause that alone holds most of the question's words. */
    private static Optional<Found> inAskedClause(List<Found> candidates, String text, String question) {
        Set<String> asked = ComparedWords.content(question);
        String first = asked.isEmpty() ? "" : asked.iterator().next();
        Found best = null;
        int most = 0;
        int second = 0;
        for (Found n : candidates) {
            int start = 0;
            Matcher border = BORDER.matcher(text.substring(0, n.start));
            while (border.find()) {
                start = border.end();
            }
            String clause = text.substring(start, n.end) + clauseEnd(text.substring(n.end));
            Set<String> shared = ComparedWords.content(clause);
            shared.retainAll(asked);
            // the question's subject comes first in it: "did insurers pay for the repairs"
            int held = 2 * shared.size() + (shared.contains(first) ? 1 : 0);
            if (held > most) {
                second = most;
                most = held;
                best = n;
            } else {
                second = Math.max(second, held);
            }
        }
        return most > second ? Optional.ofNullable(best) : Optional.empty();
    }

    /** A text up to where its clause ends. */
    private static String clauseEnd(String text) {
        Matcher border = BORDER.matcher(text);
        return border.find() ? text.substring(0, border.start()) : text;
    }

    /** The number whose next words the question asks for: "How many goals" takes 12 from "12 goals in 30 games". */
    private static Optional<Found> nextToAskedWord(List<Found> candidates, String text, String question) {
        Set<String> asked = ComparedWords.content(question);
        Found best = null;
        double bestScore = 0;
        for (Found n : candidates) {
            List<String> after =
                    ComparedWords.stems(clauseEnd(text.substring(n.end, Math.min(text.length(), n.end + 40))));
            double score = 0;
            for (int i = 0; i < Math.min(3, after.size()); i++) {
                score += asked.contains(after.get(i)) ? 1.0 / (i + 1) : 0;
            }
            if (score > bestScore) {
                best = n;
                bestScore = score;
            }
        }
        return Optional.ofNullable(best);
    }
}
