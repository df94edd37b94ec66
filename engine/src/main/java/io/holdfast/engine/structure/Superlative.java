package io.holdfast.engine.structure;

import io.holdfast.engine.lang.EngineWords;
import io.holdfast.text.lang.WordList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A superlative of a question and what it compares.
 *
 * @param word as the question has it
 * @param compared the headers of columns it compares: prices for the cheapest
 */
record Superlative(String word, boolean lowest, boolean ofTime, Pattern compared) {
    private static final String TIME = "time";
    private static final String NONE = "(?!)";
    private static final List<Form> FORMS = forms();

    private record Form(Pattern asked, boolean lowest, boolean ofTime, Pattern compared) {}

    /** The first one of a question in lower case. */
    static Optional<Superlative> in(String question) {
        Superlative first = null;
        int at = Integer.MAX_VALUE;
        for (Form form : FORMS) {
            Matcher m = form.asked.matcher(question);
            if (m.find() && m.start() < at) {
                at = m.start();
                first = new Superlative(m.group(), form.lowest, form.ofTime, form.compared);
            }
        }
        return Optional.ofNullable(first);
    }

    boolean compares(String header) {
        return compared.matcher(header).find();
    }

    /** Forms of two words first: "most expensive" is more than "most". */
    private static List<Form> forms() {
        return EngineWords.table("superlatives.txt").entrySet().stream()
                .flatMap(language -> language.getValue().stream().map(line -> form(line, language.getKey())))
                .sorted(Comparator.comparing(form -> !form.asked.pattern().contains(" ")))
                .toList();
    }

    /** In Spanish "más caro que" compares and is no superlative. */
    private static Form form(String line, String language) {
        List<String> words = WordList.words(line).toList();
        List<String> headers =
                words.stream().skip(2).filter(w -> !w.equals(TIME)).toList();
        String asked = words.get(0).replace('_', ' ').replaceFirst("ste$", "ste[nrs]?");
        return new Form(
                Pattern.compile("(?U)\\b" + asked + (language.equals("es") ? "(?! que)\\b" : "\\b")),
                words.get(1).equals("low"),
                words.contains(TIME),
                Pattern.compile("(?iuU)" + (headers.isEmpty() ? NONE : "\\b(?:" + String.join("|", headers) + ")")));
    }
}
