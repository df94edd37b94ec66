package io.holdfast.lab.run;

import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.json.Hash;
import java.util.ArrayList;
import java.util.List;

/**
 * Names an answer by everything it depends on: data set, case, condition, the question and documents as asked, and the
 * system with its prompt and settings. Two trials with one key would get the same answer, so one answer serves both.
 */
public record TrialKey(String hash) {
    static TrialKey of(String datasetName, String caseId, String condition, Case asked, String systemFingerprint) {
        List<String> parts = new ArrayList<>(
                List.of("trial/1", datasetName, caseId, condition, systemFingerprint, asked.question()));
        for (Document document : asked.documents()) {
            parts.add(document.id());
            parts.add(document.text());
        }
        return new TrialKey(Hash.of(parts.toArray(String[]::new)));
    }
}
