package io.holdfast.core.config.section;

import java.util.List;

/**
 * Which languages are scored.
 *
 * @param supported codes of the languages whose accuracy was measured
 * @param unmeasured what becomes of answers in others: {@code report} or {@code words}
 */
public record LanguageSettings(List<String> supported, String unmeasured) {
    public LanguageSettings {
        supported = List.copyOf(supported);
        Check.require(
                !supported.isEmpty() && supported.stream().allMatch(code -> code.matches("[a-z]{2,3}")),
                "languages.supported",
                supported,
                "a list of language codes in lower case, e.g. [en, id]");
        Check.require(
                unmeasured.equals("report") || unmeasured.equals("words"),
                "languages.unmeasured",
                unmeasured,
                "report or words");
    }

    /** Whether answers in languages nobody measured are scored by words and values alone. */
    public boolean byWords() {
        return unmeasured.equals("words");
    }
}
