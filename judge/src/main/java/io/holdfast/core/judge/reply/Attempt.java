package io.holdfast.core.judge.reply;

import java.util.Locale;

/** The ways of reading a reply, in the order they are tried. */
public enum Attempt {
    /** JSON of the form that was asked for, and nothing around it. */
    STRICT,
    /** JSON, however broken. */
    JSON,
    /** "Final verdict for each statement in order:" and a list. */
    MARKER,
    /** "Verdict: Yes", numbered blocks, tables, sentences about a numbered statement, a bare list. */
    INDIVIDUAL;

    /** Whether verdicts were read out of running text. */
    public boolean inWords() {
        return this == MARKER || this == INDIVIDUAL;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
