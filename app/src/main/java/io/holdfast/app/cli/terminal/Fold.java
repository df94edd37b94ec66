package io.holdfast.app.cli.terminal;

/** Text on lines that fit a terminal, with its words whole and a per cent sign beside its number. */
public final class Fold {
    private Fold() {}

    /** @param indent what lines after the first begin with */
    public static String words(String text, int width, String indent) {
        StringBuilder folded = new StringBuilder();
        int column = 0;
        for (String word : text.split(" (?!%)")) {
            boolean fits = column + word.length() < width;
            if (column > 0) {
                folded.append(fits ? " " : "\n" + indent);
                column = fits ? column + 1 : indent.length();
            }
            folded.append(word);
            column += word.length();
        }
        return folded.toString();
    }
}
