package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The languages of a result that is built as a tree (docs/formats.md); {@link ScoreJson} streams its own. */
public final class LanguageJson {
    private LanguageJson() {}

    /**
     * @param answer code of the answer's language; null where nobody looked
     * @param documents codes of the documents' languages, where they are not the answer's alone
     */
    public static void put(ObjectNode line, @Nullable String answer, List<String> documents) {
        if (answer != null) {
            line.put("language", answer);
        }
        if (!documents.isEmpty()) {
            documents.forEach(line.putArray("document_languages")::add);
        }
    }
}
