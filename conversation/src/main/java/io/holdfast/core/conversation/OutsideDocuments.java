package io.holdfast.core.conversation;

import io.holdfast.core.conversation.turn.ContentWords;
import io.holdfast.core.conversation.turn.ConversationWords;
import io.holdfast.core.conversation.turn.LogTimes;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.date.When;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Sentences of a response whose truth no document could hold: who the assistant is, today's date, and the user's own
 * words given back ("you asked about …"). They are no claims. A date that is not the day of the turn stays one, and so
 * does "you asked about …" with words the user never used.
 */
final class OutsideDocuments {
    private static final Pattern INTRODUCTION = ConversationWords.pattern("(?iu)^(?:%{greeting}\\b[^.!]{0,30}[,!]\\s*)?"
            + "(?:%{i-am}\\b(?=[^.]{0,80}\\b%{assistant}\\b)|%{my-name-is}\\b)[^.;]{1,100}[.!\\s]*$");
    private static final Pattern IDENTITY = Pattern.compile("^(?:I['’]m|I am|Saya|Ich bin) \\p{Lu}\\p{Ll}+[.!\\s]*$");
    private static final Pattern TODAY = ConversationWords.pattern("(?iu)^%{today-is}\\b(?<rest>[^.;]{1,60})[.!\\s]*$");
    private static final Pattern ECHO = ConversationWords.pattern("(?is)^(?:%{takes-up}[, ]+)*"
            + "you(?:['’](?:re|ve|d))?\\s+(?:have |are |just |had |would )?%{asked-or-said}\\b.*");
    /** "As of today, 1 June 2025," and its relatives, up to where the date begins. */
    private static final Pattern DATED = ConversationWords.pattern("(?iu)\\b(?:(?:%{as-of}\\s+)?%{today}|%{as-of})\\b"
            + "[\\s,(:–-]{1,3}(?:(?:am|the|le|el|tanggal)\\s)?(?:\\p{L}{3,10}(?:,\\s|\\s))?$");
    /** What is looked at before a date for the words that make it today's. */
    private static final int BEFORE_DATE = 40;

    private static final Pattern NUMBER = Pattern.compile("\\d+");
    /** Content words of these introductions that the user need not have used. */
    private static final Set<String> FRAME = new HashSet<>(ContentWords.of(ConversationWords.text("echo")));
    /** Share of its words the user must have used before a sentence counts as the user's own. */
    private static final double OWN = 0.8;

    private final Set<String> userWords;
    private final @Nullable LocalDate day;

    /** @param answer the turn that is judged, for its date; null where there is none */
    OutsideDocuments(List<Turn> history, @Nullable Turn answer) {
        Set<String> words = new HashSet<>();
        history.stream().filter(t -> t.role() == Role.USER).forEach(t -> words.addAll(ContentWords.of(t.text())));
        this.userWords = Set.copyOf(words);
        this.day = answer == null
                ? null
                : LogTimes.read(answer.createdAt())
                        .map(i -> i.atZone(ZoneOffset.UTC).toLocalDate())
                        .orElse(null);
    }

    boolean is(String sentence) {
        String text = sentence.strip();
        return INTRODUCTION.matcher(text).matches() || IDENTITY.matcher(text).matches() || today(text) || echo(text);
    }

    /** The response without "as of today, 1 June 2025,", blanked out so that places stay as they are, where that is its day. */
    String withoutToday(String response) {
        StringBuilder text = new StringBuilder(response);
        for (DateFact date : TextFacts.read(response).dates()) {
            Matcher before = DATED.matcher(response)
                    .region(Math.max(0, date.start() - BEFORE_DATE), date.start())
                    .useTransparentBounds(true);
            if (day != null && before.find() && isDay(date, day)) {
                int end = date.end();
                while (end < text.length() && ",)".indexOf(text.charAt(end)) >= 0) {
                    end++;
                }
                text.replace(before.start(), end, " ".repeat(end - before.start()));
            }
        }
        return text.toString();
    }

    private static boolean isDay(DateFact date, LocalDate day) {
        return date.to() == null
                && date.from() instanceof When.Days days
                && days.options().stream()
                        .anyMatch(i ->
                                i.first().equals(i.last()) && Math.abs(ChronoUnit.DAYS.between(i.first(), day)) <= 1);
    }

    /** A zone may be a day off: the day before and after are the day of the turn too. */
    private boolean today(String text) {
        Matcher m = TODAY.matcher(text);
        if (!m.matches()) {
            return false;
        }
        String rest = m.group("rest");
        if (day == null) {
            return rest.matches("(?s).*\\d.*") || weekday(rest, null);
        }
        List<String> numbers =
                NUMBER.matcher(rest).results().map(MatchResult::group).toList();
        for (int shift = -1; shift <= 1; shift++) {
            LocalDate near = day.plusDays(shift);
            List<String> expected = List.of(near.getDayOfMonth() + "", near.getMonthValue() + "", near.getYear() + "");
            boolean dated = numbers.stream().allMatch(n -> expected.contains(n.replaceFirst("^0", "")));
            if (dated && (!numbers.isEmpty() || weekday(rest, near))) {
                return true;
            }
        }
        return false;
    }

    private static boolean weekday(String text, @Nullable LocalDate date) {
        String lower = text.toLowerCase(Locale.ROOT);
        for (DayOfWeek day : DayOfWeek.values()) {
            if (lower.contains(day.name().toLowerCase(Locale.ROOT))) {
                return date == null || date.getDayOfWeek() == day;
            }
        }
        return false;
    }

    private boolean echo(String text) {
        if (!ECHO.matcher(text).matches()) {
            return false;
        }
        List<String> words =
                ContentWords.of(text).stream().filter(w -> !FRAME.contains(w)).toList();
        long own = words.stream().filter(userWords::contains).count();
        return own >= OWN * words.size();
    }
}
