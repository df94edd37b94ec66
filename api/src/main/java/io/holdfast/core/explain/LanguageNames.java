package io.holdfast.core.explain;

import java.util.Collection;
import java.util.Locale;
import java.util.stream.Collectors;

/** Codes of languages as people read them: {@code Indonesian (id)}. */
public final class LanguageNames {
    private LanguageNames() {}

    public static String of(Collection<String> codes) {
        return codes.stream().map(LanguageNames::of).collect(Collectors.joining(", "));
    }

    private static String of(String code) {
        String name = Locale.forLanguageTag(code).getDisplayLanguage(Locale.ENGLISH);
        return code.startsWith("und")
                ? "an unknown language (" + code + ")"
                : name.equals(code) ? code : name + " (" + code + ")";
    }
}
