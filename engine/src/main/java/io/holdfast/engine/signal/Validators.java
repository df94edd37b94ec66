package io.holdfast.engine.signal;

import io.holdfast.engine.anchor.Anchor.Kind;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.Question.Aggregate;
import io.holdfast.engine.anchor.Question.AnswerType;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Whether an answer has the form its question asks for: enough list items, a number, a unit, a date, a named winner. */
public final class Validators {
    private static final Pattern NUMBER = EngineWords.pattern("\\d|(?i)\\b%{number-or-none}\\b");
    private static final Pattern DATE = EngineWords.pattern(
            "\\b(?:%{year}|\\d{3})\\b|\\b\\d{1,2}[:.]\\d{2}\\b|\\b\\d{1,2} ?[ap]\\.?m\\b|(?iu)\\b%{says-when}\\b");
    private static final Pattern WHEN =
            Pattern.compile("(?i)^\\W*(?:when|kapan|wann|(?:in )?(?:what|which) year|(?:pada )?tahun berapa)\\b");
    private static final Pattern PERCENT = EngineWords.pattern("%|(?i)\\b%{share}\\b");
    private static final Pattern WINNER = EngineWords.pattern("(?i)\\b%{winner}\\b");
    private static final Pattern NAME = Pattern.compile("\\p{Lu}\\p{L}+");
    private static final Pattern BULLET = Pattern.compile("(?m)^\\s*(?:[-*•]|\\d+[.)])\\s+(.+)$");
    private static final Pattern ENUMERATION = EngineWords.pattern("[^,;:.]+(?:, [^,;:.]+)*,? %{and-or} [^,;:.]+");
    private static final Pattern BETWEEN = EngineWords.pattern(",? %{and-or} |, ");

    private Validators() {}

    /** What is wrong with the form of the answer; empty when nothing is. */
    public static List<String> check(Question question, String answer) {
        return check(question, answer, "", null);
    }

    /**
     * @param quoted the words of the passage that answer
     * @param span the exact words that answer, where they are known
     */
    public static List<String> check(Question question, String answer, String quoted, @Nullable String span) {
        List<String> wrong = new ArrayList<>();
        if (!quoted.isEmpty()) {
            wrong.addAll(AnswerKind.check(question, answer + " " + quoted, span));
        }
        NumberedThings.another(question.text(), answer + " " + quoted).ifPresent(other -> wrong.add("about " + other));
        AnswerType type = question.intent().type();
        if (type == AnswerType.LIST && question.wanted() > 0 && items(answer) < question.wanted()) {
            wrong.add(items(answer) + " of " + question.wanted() + " found");
        }
        if (type == AnswerType.NUMERIC && !NUMBER.matcher(answer).find()) {
            wrong.add("no number");
        }
        if (question.intent().aggregate() == Aggregate.SHARE
                && !PERCENT.matcher(answer).find()) {
            wrong.add("no percentage");
        }
        if (WHEN.matcher(question.text()).find() && !DATE.matcher(answer).find()) {
            wrong.add("no date");
        }
        boolean event = question.anchors().stream().anyMatch(a -> a.kind() == Kind.EVENT);
        if (event && WINNER.matcher(question.text()).find() && !namesSomeoneNew(question, answer)) {
            wrong.add("no winner named");
        }
        return List.copyOf(wrong);
    }

    /** Whether an objection only says that a list is not whole: such an answer may be shown, with that said. */
    public static boolean partial(String objection) {
        return objection.matches("\\d+ of \\d+ found");
    }

    private static boolean namesSomeoneNew(Question question, String answer) {
        String asked = question.text().toLowerCase(Locale.ROOT);
        return NAME.matcher(answer)
                .results()
                .anyMatch(m -> !asked.contains(m.group().toLowerCase(Locale.ROOT)));
    }

    /** How many different items an answer lists: bullets, or the parts of its longest enumerations. */
    public static int items(String answer) {
        Set<String> items = new LinkedHashSet<>();
        Matcher bullets = BULLET.matcher(answer);
        while (bullets.find()) {
            items.add(bullets.group(1).strip().toLowerCase(Locale.ROOT));
        }
        Matcher enumerations = ENUMERATION.matcher(answer);
        while (enumerations.find()) {
            for (String part : BETWEEN.split(enumerations.group())) {
                if (!part.isBlank()) {
                    items.add(part.strip().toLowerCase(Locale.ROOT));
                }
            }
        }
        return items.isEmpty() && !answer.isBlank() ? 1 : items.size();
    }
}
