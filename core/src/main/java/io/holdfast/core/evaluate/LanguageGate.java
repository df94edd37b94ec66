package io.holdfast.core.evaluate;

import io.holdfast.core.config.section.LanguageSettings;
import io.holdfast.core.lang.LanguageReader;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.LanguageDetector;
import io.holdfast.core.text.SentenceSplitter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Says whether the languages of an answer and its documents were measured. A text whose language cannot be told
 * (short, code, a record, names) is never an objection.
 */
public final class LanguageGate {
    /** One sentence of several is believed where its script, its small words or its letters tell. */
    private static final LanguageReader SENTENCES = new LanguageReader(null);

    private final LanguageSettings settings;
    private final LanguageReader reader;

    /** @param detector null: scripts and word lists alone tell languages */
    public LanguageGate(LanguageSettings settings, @Nullable LanguageDetector detector) {
        this.settings = settings;
        this.reader = new LanguageReader(detector);
    }

    /**
     * The languages of a case.
     *
     * @param language of the answer, else of its documents, else {@code und}
     * @param objection why the answer cannot be measured, and what to do; null when it can
     */
    public record Ruling(String language, @Nullable String objection) {}

    /** A finding that names its language. */
    public static Finding<Grounding> told(Finding<Grounding> finding, String language) {
        return finding.fold(
                s -> new Finding.Scored<>(s.score(), s.failure(), s.detail().withLanguage(language)),
                a -> new Finding.Abstained<>(a.reason(), a.detail().withLanguage(language)),
                u -> new Finding.Unmeasured<>(u.code(), u.message(), language));
    }

    public Ruling rule(Case testCase, String answer) {
        Set<String> said = new LinkedHashSet<>(List.of(reader.of(answer)));
        SentenceSplitter.split(answer).forEach(sentence -> said.add(SENTENCES.of(sentence.of(answer))));
        said.remove(LanguageReader.UNDETERMINED);
        List<String> read =
                testCase.documents().stream().map(d -> reader.of(d.text())).toList();
        // a document too short to tell may be in any language
        boolean open = read.isEmpty() || read.contains(LanguageReader.UNDETERMINED);
        Set<String> given = new TreeSet<>(read);
        given.remove(LanguageReader.UNDETERMINED);
        if (said.isEmpty()) {
            String language = given.size() == 1 && !open ? given.iterator().next() : LanguageReader.UNDETERMINED;
            boolean measured = open || given.stream().anyMatch(this::supported);
            return new Ruling(language, measured ? null : objection("the documents are in " + names(given)));
        }
        String most = said.iterator().next();
        return said.stream()
                .filter(language -> !supported(language) || !(open || given.contains(language)))
                .findFirst()
                .map(other -> new Ruling(
                        other,
                        objection((other.equals(most) ? "" : "part of ") + "the answer is in " + names(Set.of(other))
                                + (supported(other) ? ", its documents in " + names(given) : ""))))
                .orElse(new Ruling(most, null));
    }

    private boolean supported(String language) {
        return settings.supported().contains(language);
    }

    private String objection(String what) {
        return what + "; accuracy was measured for answers and documents in one language of "
                + String.join(", ", settings.supported())
                + " (languages.supported); set languages.unmeasured: words to score the others by words and values alone";
    }

    private static String names(Set<String> codes) {
        return codes.stream()
                .map(code -> {
                    String name = Locale.forLanguageTag(code).getDisplayLanguage(Locale.ENGLISH);
                    return code.startsWith(LanguageReader.UNDETERMINED)
                            ? "an unknown language (" + code + ")"
                            : name.equals(code) ? code : name + " (" + code + ")";
                })
                .collect(Collectors.joining(", "));
    }
}
