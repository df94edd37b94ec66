package io.holdfast.engine.structure;

import io.holdfast.engine.anchor.LanguageStems;
import io.holdfast.engine.anchor.Question.Language;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The words of a German or Indonesian question as the passages write them: with other endings, or as part of a compound. */
final class AkinWords {
    private final Map<String, Set<String>> forms;
    private final Set<String> written;

    private AkinWords(Map<String, Set<String>> forms, Set<String> written) {
        this.forms = forms;
        this.written = written;
    }

    static AkinWords of(Set<String> wanted, Language language, List<Chunk> passages) {
        LanguageStems stems = LanguageStems.of(language);
        if (stems == LanguageStems.NONE) {
            return new AkinWords(Map.of(), wanted);
        }
        Set<String> known = new TreeSet<>();
        passages.forEach(c -> known.addAll(ComparedWords.content(c.searchable())));
        Map<String, Set<String>> forms = new HashMap<>();
        Set<String> written = new LinkedHashSet<>();
        for (String word : wanted) {
            Set<String> akin = new TreeSet<>(known);
            akin.removeIf(k -> !stems.akin(word, k));
            String form = akin.isEmpty() || known.contains(word) ? word : Collections.min(akin);
            forms.put(form, akin);
            written.add(form);
        }
        return new AkinWords(forms, written);
    }

    /** The question's words, each in a form that the passages have where they have one. */
    Set<String> written() {
        return written;
    }

    /** Whether words hold one of the question's in some form. */
    boolean in(Set<String> words, String wanted) {
        return words.contains(wanted) || !Collections.disjoint(words, forms.getOrDefault(wanted, Set.of()));
    }
}
