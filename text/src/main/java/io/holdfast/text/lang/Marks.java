package io.holdfast.text.lang;

import java.util.Set;

/** Small words that decide what a sentence says, of all languages that have word lists. */
public final class Marks {
    public static final Set<String> NEGATION = WordList.all("negation");
    public static final Set<String> LIMIT = WordList.all("limit");
    public static final Set<String> STRONG = WordList.all("strong");
    public static final Set<String> WEAK = WordList.all("weak");

    /** Words beside a statement that may take it back or limit it. */
    public static final Set<String> FRAMING = WordList.all("framing");

    /** Words that ask of one thing by another: the month after June is not June. */
    public static final Set<String> RELATED = WordList.all("related");

    /** Verbs and words of what is over: what was is no value of what is. */
    public static final Set<String> PAST = WordList.all("past");

    /** Words that answer a question by themselves, at the start of an answer. */
    public static final Set<String> YES_NO = WordList.all("yes_no");

    private Marks() {}
}
