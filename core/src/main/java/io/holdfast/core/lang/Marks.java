package io.holdfast.core.lang;

import java.util.Set;

/** Small words that decide what a sentence says. Read from {@code marks.txt}. */
public final class Marks {
    public static final Set<String> NEGATION = WordList.section("marks.txt", "negation");
    public static final Set<String> LIMIT = WordList.section("marks.txt", "limit");
    public static final Set<String> STRONG = WordList.section("marks.txt", "strong");
    public static final Set<String> WEAK = WordList.section("marks.txt", "weak");

    /** Words beside a statement that may take it back or limit it. */
    public static final Set<String> FRAMING = WordList.section("framing.txt", "framing");

    private Marks() {}
}
