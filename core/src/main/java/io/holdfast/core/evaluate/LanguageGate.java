package io.holdfast.core.evaluate;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.config.section.LanguageSettings;
import io.holdfast.core.explain.LanguageNames;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.LanguageDetector;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.TextCache;
import io.holdfast.text.lang.LanguageReader;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Says whether the languages of an answer and its documents were measured. A text whose language cannot be told
 * (short, code, a record, names) is never an objection.
 */
public final class LanguageGate {
    /** One sentence of several is believed where its script, its small words or its letters tell. */
    private static final LanguageReader SENTENCES = new LanguageReader(null);

    /** Five words or more behind a mark within a sentence, the first of them no name. */
    private static final Pattern CLAUSE =
            Pattern.compile("(?<=[,;:–—(]\\s?)\\p{Ll}[^,;:–—()\\s]*+(?:\\s[^,;:–—()\\s]++){4,40}+");

    private static final long CACHED_CHARS = 8L << 20;

    private final LanguageSettings settings;
    private final LanguageReader reader;
    private final Cache<String, String> documents = TextCache.of(CACHED_CHARS);

    /** @param detector null: scripts and word lists alone tell languages */
    public LanguageGate(LanguageSettings settings, @Nullable LanguageDetector detector) {
        this.settings = settings;
        this.reader = new LanguageReader(detector);
    }

    /**
     * The languages of a case.
     *
     * @param language of the answer, else of its documents, else {@code und}
     * @param documents languages of the documents, where they are not the answer's alone
     * @param objection why the answer cannot be measured, and what to do; null when it can
     */
    public record Ruling(
            String language,
            List<String> documents,
            @Nullable String objection) {}

    /** A finding that names its languages. */
    public static Finding<Grounding> told(Finding<Grounding> finding, Ruling of) {
        return finding.fold(
                s -> new Finding.Scored<>(s.score(), s.failure(), s.detail().withLanguages(of.language, of.documents)),
                a -> new Finding.Abstained<>(a.reason(), a.detail().withLanguages(of.language, of.documents)),
                u -> new Finding.Unmeasured<>(u.code(), u.message(), of.language, of.documents));
    }

    public Ruling rule(Case testCase, String answer) {
        String whole = reader.of(answer);
        Set<String> said = new LinkedHashSet<>(List.of(whole));
        SentenceSplitter.split(answer).forEach(sentence -> said.add(SENTENCES.of(sentence.of(answer))));
        Stream<MatchResult> clauses = CLAUSE.matcher(answer).results();
        clauses.map(c -> SENTENCES.of(c.group())).filter(this::supported).forEach(said::add);
        said.remove(LanguageReader.UNDETERMINED);
        List<String> read = testCase.documents().stream()
                .map(d -> documents.get(d.text(), reader::of))
                .toList();
        // a document too short to tell may be in any language
        boolean open = read.isEmpty() || read.contains(LanguageReader.UNDETERMINED);
        Set<String> given = new TreeSet<>(read);
        given.remove(LanguageReader.UNDETERMINED);
        if (said.isEmpty()) {
            String language = given.size() == 1 && !open ? given.iterator().next() : LanguageReader.UNDETERMINED;
            boolean measured = open || given.stream().anyMatch(this::supported);
            return ruling(
                    language, given, measured ? null : objection("the documents are in " + LanguageNames.of(given)));
        }
        String most = said.iterator().next();
        return said.stream()
                .filter(language -> !supported(language) || !(open || given.contains(language)))
                .findFirst()
                .map(other -> ruling(
                        other,
                        given,
                        objection((said.equals(Set.of(whole)) ? "" : "part of ") + "the answer is in "
                                + LanguageNames.of(Set.of(other))
                                + (supported(other) ? ", its documents in " + LanguageNames.of(given) : ""))))
                .orElse(ruling(most, given, null));
    }

    private static Ruling ruling(String language, Set<String> given, @Nullable String objection) {
        return new Ruling(language, given.equals(Set.of(language)) ? List.of() : List.copyOf(given), objection);
    }

    private boolean supported(String language) {
        return settings.supported().contains(language);
    }

    private String objection(String what) {
        return what + "; accuracy was measured for answers and documents in one language of "
                + String.join(", ", settings.supported())
                + " (languages.supported); set languages.unmeasured: words to score the others by words and values alone";
    }
}
