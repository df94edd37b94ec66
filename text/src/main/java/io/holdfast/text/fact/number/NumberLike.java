package io.holdfast.text.fact.number;

import io.holdfast.text.fact.shared.Tokens;
import io.holdfast.text.fact.shared.Tokens.Token;

/** Digits that are no amount: list markers, citation marks, phone numbers, file names, clock times, "24/7". */
record NumberLike(Tokens tokens, UnitReader units) {

    /** Skips digits that are not an amount: where to go on, or {@code i} when they may be one. */
    int past(int i) {
        Token t = tokens.at(i);
        Token before = tokens.at(i - 1);
        Token after = tokens.at(i + 1);
        Token second = tokens.at(i + 2);
        if (t.lineStart() && (after.gluedAs(".") || after.gluedAs(")")) && !second.glued()) {
            return i + 2;
        }
        // a citation mark: "[3]"
        if (before.is("[") && after.is("]") && t.text().length() <= 3) {
            return i + 2;
        }
        if (t.glued() && i > 0 && !mayPrecede(i)) {
            return i + 1;
        }
        boolean filed = after.gluedAs(".") && second.glued() && second.isWord();
        boolean joined = after.gluedAs("@") || after.gluedAs("\\");
        if (filed || joined || (t.text().length() > 18 && t.text().chars().allMatch(Character::isDigit))) {
            return i + 2;
        }
        if (after.gluedAs(":") && second.glued() && second.isNumber()) {
            return i + 3;
        }
        if (t.is("24") && after.is("/") && second.is("7")) {
            return i + 3;
        }
        int chain = chain(i);
        boolean phone = before.is("+") && t.glued() && (t.text().length() >= 7 || chain - i > 1);
        boolean groups = chain - i >= 5
                || chain - i == 3 && t.text().length() == 3 && second.text().length() == 4;
        if (before.is("+") && t.glued() && t.text().length() <= 3 && after.isNumber()) {
            while (tokens.at(chain).isNumber() || tokens.at(chain).is("-")) {
                chain++;
            }
            return chain;
        }
        return phone || groups ? chain : i;
    }

    /** The end of "555-123-4567": numbers glued by hyphens. */
    private int chain(int i) {
        int j = i + 1;
        while (tokens.at(j).gluedAs("-")
                && tokens.at(j + 1).isNumber()
                && tokens.at(j + 1).glued()) {
            j += 2;
        }
        return j;
    }

    /** Whether an amount may begin right after the token glued in front of it. */
    private boolean mayPrecede(int i) {
        Token before = tokens.at(i - 1);
        if (before.isWord()) {
            return units.currencyBefore(i) != null;
        }
        if (before.is("-") || before.is("‐") || before.is("‑")) {
            Token left = tokens.at(i - 2);
            return !(before.glued() && left.isWord());
        }
        if (before.is("/") || before.is("⁄")) {
            return before.is("/") && tokens.at(i - 2).isNumber();
        }
        if (before.is(".") || before.is("'") || before.is("’")) {
            return !before.glued() || (before.is(".") && tokens.at(i - 2).is("rp"));
        }
        return !(before.is("#") || before.is("@") || before.is("\\") || before.is("&") || before.is("^"));
    }
}
