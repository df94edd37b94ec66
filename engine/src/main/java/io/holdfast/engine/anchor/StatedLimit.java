package io.holdfast.engine.anchor;

import io.holdfast.engine.lang.EngineWords;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A limit that a sentence states, "until 24 hours before departure", "up to 20 kg", "from 15:00", and who keeps within it. */
public final class StatedLimit {
    private static final Pattern WORD = EngineWords.pattern(
            "(?iuU)(?<![\\p{L}\\p{N}])(?:(?<until>%{limit-until})|(?<most>%{limit-most})|(?<under>%{limit-under})"
                    + "|(?<least>%{limit-least})|(?<over>%{limit-over}))(?!\\p{L})");
    /** Between such a word and its amount stands one small word at most: "until the 24 hours". */
    private static final Pattern BETWEEN = Pattern.compile("(?U)\\s*(?:\\p{L}+\\s+)?");

    private enum Side {
        UNTIL,
        MOST,
        UNDER,
        LEAST,
        OVER
    }

    /** What the amounts of a question are to the limits of a sentence. */
    public enum Kept {
        /** There is no limit, or no amount to compare with it. */
        NONE,
        WITHIN,
        OUTSIDE,
        /** Some are within and some are not: it takes a reader to say which is meant. */
        UNCLEAR
    }

    private StatedLimit() {}

    /** Whether what a question asks about keeps within what a sentence allows. */
    public static Kept kept(String question, String sentence) {
        List<AmountOrTime> asked = AmountOrTime.in(question);
        List<Boolean> within = asked.isEmpty()
                ? List.of()
                : AmountOrTime.in(sentence).stream()
                        .flatMap(limit -> side(limit, sentence).stream().flatMap(side -> within(limit, side, asked)))
                        .distinct()
                        .toList();
        return within.isEmpty()
                ? Kept.NONE
                : within.size() > 1 ? Kept.UNCLEAR : within.get(0) ? Kept.WITHIN : Kept.OUTSIDE;
    }

    /** What the word before an amount makes of it; empty where it is no limit. */
    private static Optional<Side> side(AmountOrTime amount, String sentence) {
        Side side = switch (amount.bound()) {
            case EXACT -> null;
            case AT_MOST -> Side.MOST;
            case LESS_THAN -> Side.UNDER;
            case AT_LEAST -> Side.LEAST;
            case MORE_THAN -> Side.OVER;
        };
        Matcher m = WORD.matcher(sentence).region(0, amount.end());
        while (m.find()) {
            String between = sentence.substring(m.end(), Math.max(m.end(), amount.start()));
            if (BETWEEN.matcher(between).matches()) {
                side = side(m);
            }
        }
        return Optional.ofNullable(side);
    }

    private static Side side(Matcher m) {
        return Stream.of(Side.values())
                .filter(s -> m.group(s.name().toLowerCase(Locale.ROOT)) != null)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Boolean> within(AmountOrTime limit, Side side, List<AmountOrTime> asked) {
        List<AmountOrTime> alike = asked.stream().filter(limit::comparable).toList();
        List<AmountOrTime> ahead =
                alike.stream().filter(a -> a.ahead() == limit.ahead()).toList();
        return (ahead.isEmpty() ? alike : ahead).stream().map(a -> holds(side, a.against(limit), limit.ahead()));
    }

    /** @param order how an amount compares with the limit */
    private static boolean holds(Side side, int order, boolean ahead) {
        return switch (side) {
            case UNTIL -> ahead ? order >= 0 : order <= 0;
            case MOST -> order <= 0;
            case UNDER -> order < 0;
            case LEAST -> order >= 0;
            case OVER -> order > 0;
        };
    }
}
