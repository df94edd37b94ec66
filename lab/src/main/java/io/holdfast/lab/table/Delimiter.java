package io.holdfast.lab.table;

/** Which character separates the cells of a table: the one its header has most of, outside quotes; a comma if none. */
final class Delimiter {
    private static final String KNOWN = ",;\t|";

    private Delimiter() {}

    static char of(String header) {
        char best = ',';
        int most = 0;
        for (int i = 0; i < KNOWN.length(); i++) {
            char delimiter = KNOWN.charAt(i);
            int count = count(header, delimiter);
            if (count > most) {
                best = delimiter;
                most = count;
            }
        }
        return best;
    }

    private static int count(String header, char delimiter) {
        int count = 0;
        boolean quoted = false;
        for (int i = 0; i < header.length(); i++) {
            char c = header.charAt(i);
            quoted ^= c == '"';
            count += !quoted && c == delimiter ? 1 : 0;
        }
        return count;
    }

    /** The delimiter with its name. */
    static String words(char delimiter) {
        return switch (delimiter) {
            case '\t' -> "tabs";
            case ';' -> "semicolons";
            case '|' -> "bars";
            default -> "commas";
        };
    }
}
