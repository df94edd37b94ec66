package io.holdfast.core.judge.reply.word;

import java.util.OptionalInt;

/** The number in an id as judges write it: {@code 1}, {@code S1}, {@code #1}, {@code statement_1}, {@code (1)}, {@code b}. */
public final class StatementLabel {
    private static final int MAX_LENGTH = 24;

    private StatementLabel() {}

    public static OptionalInt parse(String label) {
        String id = Folding.fold(label.strip());
        if (id.isEmpty() || id.length() > MAX_LENGTH) {
            return OptionalInt.empty();
        }
        if (id.length() == 1 && id.charAt(0) >= 'a' && id.charAt(0) <= 'z') {
            return OptionalInt.of(id.charAt(0) - 'a' + 1);
        }
        int first = 0;
        while (first < id.length() && !isDigit(id.charAt(first))) {
            first++;
        }
        int last = first;
        while (last < id.length() && isDigit(id.charAt(last))) {
            last++;
        }
        boolean negative = id.startsWith("-") && first == 1;
        String tail = id.substring(last);
        boolean number = first < last && last - first <= 6 && !negative && (tail.equals(".0") || noDigit(tail));
        boolean prose = first > 16
                || tail.length() > 3
                || id.substring(0, first).strip().contains(" ");
        return number && !prose ? OptionalInt.of(Integer.parseInt(id.substring(first, last))) : OptionalInt.empty();
    }

    private static boolean noDigit(String tail) {
        return tail.chars().noneMatch(c -> isDigit((char) c) || Character.isLetter(c));
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
