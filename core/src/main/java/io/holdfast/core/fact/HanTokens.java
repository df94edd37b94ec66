package io.holdfast.core.fact;

import io.holdfast.core.fact.Tokens.Kind;
import io.holdfast.core.fact.Tokens.Token;
import io.holdfast.core.lang.WordList;
import java.lang.Character.UnicodeScript;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites values in Chinese and Japanese texts into English tokens: 2024年3月5日 into "5 March 2024", 三百二十公里 into
 * "320 km", 1.5億円 into "150000000 jpy", 下午2点30分 into 14:30. What is no value stays a word; blanks do not separate
 * words there, so characters are read one by one.
 */
final class HanTokens {
    private static final int LONGEST_UNIT = 9;
    private static final Map<String, String> UNITS = new HashMap<>();
    private static final Set<String> COUNTERS = new HashSet<>();
    private static final Set<String> MORNING = new HashSet<>();
    private static final Set<String> AFTERNOON = new HashSet<>();

    static {
        for (String language : List.of("zh", "ja")) {
            String resource = language + "/values.txt";
            for (String line : WordList.lines(resource, "words")) {
                int sign = line.indexOf(" = ");
                for (String local : line.substring(sign + 3).split(", ")) {
                    UNITS.put(local, line.substring(0, sign));
                }
            }
            for (String line : WordList.lines(resource, "counters")) {
                COUNTERS.addAll(List.of(line.split(" ")));
            }
            WordList.lines(resource, "am").forEach(line -> MORNING.addAll(List.of(line.split(" "))));
            WordList.lines(resource, "pm").forEach(line -> AFTERNOON.addAll(List.of(line.split(" "))));
        }
    }

    /** The text's tokens, those of Chinese and Japanese words cut into characters. */
    private final List<Token> in = new ArrayList<>();

    private final List<Token> out = new ArrayList<>();

    private HanTokens() {}

    static Tokens of(Tokens tokens) {
        boolean any = false;
        for (int i = 0; i < tokens.size() && !any; i++) {
            any = han(tokens.at(i).text().codePointAt(0))
                    || wide(tokens.at(i).text().charAt(0));
        }
        return any ? new HanTokens().rewritten(tokens) : tokens;
    }

    static boolean han(int c) {
        if (c < 0x3000) {
            return false;
        }
        UnicodeScript script = UnicodeScript.of(c);
        return script == UnicodeScript.HAN
                || script == UnicodeScript.HIRAGANA
                || script == UnicodeScript.KATAKANA
                || c == 'ー';
    }

    private static boolean wide(char c) {
        return c >= '！' && c <= '～' || c == '￥';
    }

    private Tokens rewritten(Tokens tokens) {
        for (int i = 0; i < tokens.size(); i++) {
            cut(tokens.at(i));
        }
        for (int i = 0; i < in.size(); ) {
            i = rewrite(i);
        }
        return Tokens.of(out);
    }

    private void cut(Token t) {
        if (t.isWord() && han(t.text().codePointAt(0))) {
            for (int k = 0; k < t.text().length(); ) {
                int width = Character.charCount(t.text().codePointAt(k));
                String character = t.text().substring(k, k + width);
                boolean first = k == 0 && t.lineStart();
                in.add(part(Kind.WORD, t.start() + k, t.start() + k + width, character, k > 0, first));
                k += width;
            }
        } else if (t.kind() == Kind.SYMBOL && wide(t.text().charAt(0))) {
            char narrow = t.text().charAt(0) == '￥' ? '¥' : (char) (t.text().charAt(0) - 0xFEE0);
            in.add(part(Kind.SYMBOL, t.start(), t.end(), String.valueOf(narrow), t.glued(), t.lineStart()));
        } else if (t.isNumber()) {
            in.add(part(Kind.NUMBER, t.start(), t.end(), DigitFormat.ascii(t.text()), t.glued(), t.lineStart()));
        } else {
            in.add(t);
        }
    }

    private static Token part(Kind kind, int start, int end, String text, boolean glued, boolean lineStart) {
        return new Token(kind, start, end, text, text.toLowerCase(Locale.ROOT), glued, lineStart);
    }

    private String at(int i) {
        return i < in.size() ? in.get(i).text() : "";
    }

    private int rewrite(int i) {
        String two = at(i) + at(i + 1);
        boolean halves = MORNING.contains(two) || AFTERNOON.contains(two);
        HanNumber number = number(halves ? i + 2 : i);
        boolean ordinal = i > 0 && at(i - 1).equals("第");
        if (number == null || ordinal) {
            return copy(i);
        }
        int end = time(i, number, AFTERNOON.contains(two), halves);
        end = end > i || halves ? end : date(i, number);
        end = end > i || halves ? end : amount(i, number);
        return end > i ? end : copy(i);
    }

    /** Characters of one word are joined again. */
    private int copy(int i) {
        Token t = in.get(i);
        Token last = out.isEmpty() ? null : out.get(out.size() - 1);
        boolean joins = last != null
                && t.isWord()
                && t.glued()
                && last.isWord()
                && last.end() == t.start()
                && han(t.text().codePointAt(0))
                && han(last.text().codePointAt(0));
        if (joins && last != null) {
            String word = last.text() + t.text();
            out.set(out.size() - 1, part(Kind.WORD, last.start(), t.end(), word, last.glued(), last.lineStart()));
        } else {
            boolean han = t.isWord() && han(t.text().codePointAt(0));
            boolean free = han
                    || t.isNumber()
                            && last != null
                            && last.isWord()
                            && han(last.text().codePointAt(0));
            out.add(free ? part(t.kind(), t.start(), t.end(), t.text(), false, t.lineStart()) : t);
        }
        return i + 1;
    }

    private void put(Kind kind, int first, int next, String text, boolean glued) {
        Token begin = in.get(first);
        out.add(part(kind, begin.start(), in.get(next - 1).end(), text, glued, begin.lineStart()));
    }

    /** 14时30分, 午後2時, 下午2点半; a time without a half of the day or minutes must be written with 时 or 時. */
    private int time(int i, HanNumber number, boolean afternoon, boolean halves) {
        int hour = number.small();
        int next = number.next();
        String mark = at(next);
        boolean duration = mark.equals("時") && at(next + 1).equals("間");
        if (hour < 0 || hour > 24 || duration || !Set.of("时", "時", "点", "點").contains(mark)) {
            return i;
        }
        next++;
        boolean sure = halves || !(mark.equals("点") || mark.equals("點"));
        HanNumber minute = number(next);
        int minutes = 0;
        if (at(next).equals("半")) {
            minutes = 30;
            next++;
            sure = true;
        } else if (minute != null
                && minute.small() >= 0
                && minute.small() < 60
                && at(minute.next()).equals("分")) {
            minutes = minute.small();
            next = minute.next() + 1;
            sure = true;
        } else if (at(next).equals("钟") || at(next).equals("整")) {
            next++;
            sure = true;
        }
        if (!sure) {
            return i;
        }
        put(Kind.WORD, i, next, "pukul", false);
        put(Kind.NUMBER, i, next, String.valueOf(afternoon && hour < 12 ? hour + 12 : hour), false);
        put(Kind.SYMBOL, i, next, ":", true);
        put(Kind.NUMBER, i, next, String.format(Locale.ROOT, "%02d", minutes), true);
        return next;
    }

    /** 2024年3月5日, 2024年3月, 3月5日, 2024年, 3月. */
    private int date(int i, HanNumber first) {
        int next = first.next();
        int year = 0;
        HanNumber number = first;
        if (at(next).equals("年") && first.small() >= 1000) {
            year = first.small();
            next++;
            number = number(next);
        }
        int month = number != null && at(number.next()).equals("月") ? number.small() : 0;
        int day = 0;
        if (number != null && month >= 1 && month <= 12) {
            next = number.next() + 1;
            HanNumber last = number(next);
            boolean named = last != null && Set.of("日", "号", "號").contains(at(last.next()));
            if (last != null && named && last.small() >= 1 && last.small() <= 31) {
                day = last.small();
                next = last.next() + 1;
            }
        } else if (year == 0) {
            return i;
        }
        if (month >= 1 && month <= 12) {
            put(Kind.WORD, i, next, "in", false);
            if (day > 0) {
                put(Kind.NUMBER, i, next, String.valueOf(day), false);
            }
            put(Kind.WORD, i, next, Month.of(month).getDisplayName(TextStyle.FULL, Locale.ENGLISH), false);
        }
        if (year > 0) {
            put(Kind.NUMBER, i, next, String.valueOf(year), false);
        }
        return next;
    }

    /** A number with its unit or counter; in characters only where one of them follows or the number is a long one. */
    private int amount(int i, HanNumber number) {
        int next = number.next();
        String unit = null;
        boolean counted = false;
        StringBuilder word = new StringBuilder();
        for (int k = next; k < next + LONGEST_UNIT && k < in.size() && in.get(k).isWord(); k++) {
            word.append(at(k));
            String found = UNITS.get(word.toString());
            counted |= found != null || COUNTERS.contains(word.toString());
            if (found != null) {
                unit = found;
                next = k + 1;
            }
        }
        // 十分 is "very" and "enough" as well as ten minutes
        boolean adverb = at(i).equals("十") && next == i + 2 && at(i + 1).equals("分");
        if (adverb || number.written() && !(counted && !number.one() || unit != null || number.scaled())) {
            return i;
        }
        put(Kind.NUMBER, i, number.next(), number.value().toPlainString(), false);
        if (unit != null) {
            for (String english : unit.split(" ")) {
                put(Kind.WORD, number.next(), next, english, false);
            }
        }
        return next;
    }

    private @Nullable HanNumber number(int i) {
        boolean part = i > 0 && i < in.size() && in.get(i).glued() && "./-:#$@".contains(at(i - 1));
        return part ? null : HanNumber.read(this::at, i);
    }
}
