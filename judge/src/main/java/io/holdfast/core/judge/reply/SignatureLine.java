package io.holdfast.core.judge.reply;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The line "nonce: …" by which a judge signs a reply that is not the JSON object it was asked for.
 *
 * @param rest the reply without that line
 * @param found whether there is one that holds the nonce of the call
 */
record SignatureLine(String rest, boolean found) {
    private static final String NAME = "nonce";

    static SignatureLine of(String reply, @Nullable String nonce) {
        if (nonce == null || !reply.contains(nonce)) {
            return new SignatureLine(reply, false);
        }
        StringBuilder rest = new StringBuilder();
        boolean found = false;
        for (String line : reply.split("\n", -1)) {
            if (signs(line, nonce)) {
                found = true;
            } else {
                rest.append(rest.isEmpty() ? "" : "\n").append(line);
            }
        }
        return new SignatureLine(found ? rest.toString() : reply, found);
    }

    /** Whether the line holds its name, the nonce and no other letter or digit. */
    private static boolean signs(String line, String nonce) {
        int value = line.indexOf(nonce);
        int name = line.toLowerCase(Locale.ROOT).indexOf(NAME);
        if (value < 0 || name < 0 || name + NAME.length() > value || insideJson(line)) {
            return false;
        }
        String around = line.substring(0, name)
                + line.substring(name + NAME.length(), value)
                + line.substring(value + nonce.length());
        return around.codePoints().noneMatch(Character::isLetterOrDigit);
    }

    /** A field of an object signs that object and nothing beside it. */
    private static boolean insideJson(String line) {
        return line.chars().anyMatch(c -> "{},\"".indexOf(c) >= 0);
    }
}
