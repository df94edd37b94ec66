package io.holdfast.engine.finalize;

import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name or title in an answer that its question does not already hold. */
final class Names {
    private static final Pattern QUOTED = Pattern.compile("[\"“]([^\"”]{2,80})[\"”]");
    private static final Pattern NAME = EngineWords.pattern(
            "\\p{Lu}[\\p{L}\\p{N}.&'’-]*(?:(?: %{name-particle}){0,2} \\p{Lu}[\\p{L}\\p{N}.&'’-]*)*");
    private static final Pattern COPULA = EngineWords.pattern("\\b%{before-name}\\s+(?:the\\s+|an?\\s+)?$");

    private Names() {}

    static Optional<String> pick(String text, String question) {
        Set<String> asked = ComparedWords.content(question);
        Matcher quoted = QUOTED.matcher(text);
        if (quoted.find() && !asked.containsAll(ComparedWords.content(quoted.group(1)))) {
            return Optional.of(quoted.group(1));
        }
        List<String> fresh = new ArrayList<>();
        String afterCopula = null;
        Matcher m = NAME.matcher(text);
        while (m.find()) {
            String name = m.group().replaceFirst("[.'’&-]+$", "");
            boolean sentenceStart =
                    m.start() == 0 || text.substring(0, m.start()).matches("(?s).*[.!?]\\s+");
            if (sentenceStart) {
                name = withoutOpeningWord(name);
            }
            boolean known = ComparedWords.content(name).isEmpty() || asked.containsAll(ComparedWords.content(name));
            if (name.length() > 1 && !known) {
                fresh.add(name);
                if (afterCopula == null
                        && COPULA.matcher(text.substring(0, m.start())).find()) {
                    afterCopula = name;
                }
            }
        }
        if (afterCopula != null) {
            return Optional.of(afterCopula);
        }
        return fresh.size() == 1 ? Optional.of(fresh.get(0)) : Optional.empty();
    }

    private static String withoutOpeningWord(String name) {
        String rest = name;
        while (!rest.isEmpty()) {
            int space = rest.indexOf(' ');
            String first = space < 0 ? rest : rest.substring(0, space);
            if (!ComparedWords.isFunctionWord(first.toLowerCase(Locale.ROOT))) {
                return rest;
            }
            rest = space < 0 ? "" : rest.substring(space + 1);
        }
        return rest;
    }
}
