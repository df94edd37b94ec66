package io.holdfast.core.record;

/** A text made plain for reading, character by character, so that every offset still holds. */
final class Plain {
    private Plain() {}

    /** Emphasis marks become blanks; typographic dashes, quotes and blanks become the plain ones. */
    static String of(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            plain.append(
                    switch (c) {
                        case '*', '`', '\u00a0', '\u202f', '\u2009', '\t' -> ' ';
                        case '\u2010', '\u2011', '\u2012', '\u2013' -> '-';
                        case '\u2018', '\u2019' -> '\'';
                        case '\u201c', '\u201d' -> '"';
                        default -> c;
                    });
        }
        return plain.toString();
    }
}
