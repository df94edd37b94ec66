package io.holdfast.engine.finalize;

import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.Aggregate;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import io.holdfast.engine.telemetry.QuestionOutcome;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the short span of an answer that scores are computed on: a number, a date, a name. In doubt it is the answer as
 * it is. It serves scoring only; what is shown is never changed.
 */
public final class Finalizer {
    private static final Pattern CITATION = Pattern.compile("\\s*\\[CIT:[^\\]]*\\]");
    private static final Pattern LEAD_IN = Pattern.compile("(?i)^\\s*(?:answer|jawaban)\\s*:\\s*");
    private static final Pattern WHEN = Pattern.compile(
            "(?i)^\\W*(?:when|kapan|(?:in |on |by )?(?:what|which) (?:year|date|month|day|century)|(?:pada )?(?:tahun|tanggal|bulan) (?:berapa|apa))\\b");
    private static final Pattern WHO = EngineWords.pattern("(?i)\\b%{asks-for-name}\\b");
    private static final Pattern DATE = EngineWords.pattern("\\b%{date}\\b");
    /** A number with its unit of measure and nothing else: it stays as it is. */
    private static final Pattern MEASURE =
            EngineWords.pattern("(?:[^\\p{L}\\d]*\\d[\\d.,]*|(?i:one|%{two-to-twelve}))\\s?%{written-unit}[.]?");

    /** A weekday with its date: one answer. */
    private static final Pattern DATED_DAY =
            EngineWords.pattern("\\b%{Weekday},? (?:the |tanggal |den )?\\b%{date}\\b");

    /** Two dates and what joins them: a span of time, which is neither of them. */
    private static final Pattern PERIOD = EngineWords.pattern(
            "(?i)\\W*(?:from |between )?\\b%{date}\\b\\s*(?:[–-]|%{period-until})\\s*\\b%{date}\\b\\W*");

    /** What asks for a number that names something; nothing is counted by it. */
    private static final Pattern NAMING = EngineWords.pattern("(?iuU)\\b%{asks-number-that-names}\\b");

    private static final Pattern NUMBER_THAT_NAMES = Pattern.compile("(?<![\\p{L}\\d])[+(]?\\d[\\d()/. -]*\\d");

    private static final int SHORT = 4;

    private final AnchorExtractor questions;

    public Finalizer(AnchorExtractor questions) {
        this.questions = questions;
    }

    /** The short answer of an outcome: its exact words where they are known, shortened; empty for an abstention. */
    public String shorten(QuestionOutcome outcome) {
        String span = outcome.draft().span();
        String plain = outcome.draft().plain();
        String question = outcome.question().text();
        return outcome.abstained()
                ? ""
                : shorten(question, span == null ? plain : ofKind(question, span, plain), outcome.evidence());
    }

    /** The words that answer; where they are not of the kind asked for, or only a part of it, what their sentence has of it. */
    String ofKind(String question, String span, String sentence) {
        if (NAMING.matcher(question).find()) {
            return span;
        }
        Question q = questions.understand(question);
        if (q.intent().type() == AnswerType.NUMERIC && q.intent().aggregate() == Aggregate.COUNT) {
            return Numbers.pick(span, question, Aggregate.COUNT).isEmpty()
                    ? sentence
                    : Numbers.stated(sentence, question)
                            .map(Numbers.Found::text)
                            .filter(n -> !span.contains(n))
                            .orElse(span);
        }
        if (WHEN.matcher(question).find()) {
            for (Matcher m = DATED_DAY.matcher(sentence); m.find(); ) {
                if (m.group().startsWith(span.strip())) {
                    return m.group();
                }
            }
        }
        return span;
    }

    /** @param evidence the cited passages: where a unit that the answer left out is looked up */
    public String shorten(String question, String answer, String evidence) {
        String text = LEAD_IN.matcher(CITATION.matcher(answer).replaceAll(""))
                .replaceFirst("")
                .strip();
        if (PERIOD.matcher(text).matches()) {
            return withoutFullStop(text);
        }
        if (NAMING.matcher(question).find()) {
            List<String> numbers = NUMBER_THAT_NAMES
                    .matcher(text)
                    .results()
                    .map(r -> r.group())
                    .toList();
            return numbers.size() == 1 ? numbers.get(0) : withoutFullStop(text);
        }
        Question q = questions.understand(question);
        Aggregate aggregate = q.intent().aggregate();
        if (aggregate != Aggregate.NONE || q.intent().type() == AnswerType.NUMERIC) {
            if (MEASURE.matcher(text).matches()) {
                return withoutFullStop(text);
            }
            return Numbers.pick(text, question, aggregate)
                    .map(n -> n.withUnitFrom(text, evidence))
                    .orElse(text);
        }
        if (WHEN.matcher(question).find()) {
            return date(text, question).orElse(text);
        }
        boolean list = q.intent().type() == AnswerType.LIST;
        if (!list
                && ComparedWords.tokens(text).size() > SHORT
                && WHO.matcher(question).find()) {
            return Names.pick(text, question).orElse(text);
        }
        return withoutFullStop(text);
    }

    private static String withoutFullStop(String text) {
        boolean oneSentence = text.endsWith(".") && text.indexOf(". ") < 0 && !text.matches(".*\\b\\p{Lu}\\.$");
        return oneSentence ? text.substring(0, text.length() - 1) : text;
    }

    /** The first date that the question does not name itself, a full one before a bare year. */
    private static Optional<String> date(String text, String question) {
        String asked = ComparedWords.fold(question);
        Matcher m = DATE.matcher(text);
        List<String> dates = m.results()
                .map(r -> r.group())
                .filter(d -> !(" " + asked + " ").contains(" " + ComparedWords.fold(d) + " "))
                .toList();
        boolean year = question.toLowerCase(java.util.Locale.ROOT).matches(".*\\b(?:year|tahun)\\b.*");
        if (year) {
            return dates.stream()
                    .map(d -> d.replaceAll(".*\\b(\\d{4}s?)\\b.*", "$1"))
                    .filter(d -> d.matches("\\d{4}s?"))
                    .findFirst();
        }
        return dates.stream().findFirst();
    }
}
