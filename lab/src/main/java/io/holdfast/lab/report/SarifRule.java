package io.holdfast.lab.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Rule;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.markup.Words;
import java.util.Arrays;

/** What SARIF says of a rule: a name, what it means, and what to do about a result of it. */
final class SarifRule {
    private static final String CITATION = "citation_";

    private SarifRule() {}

    static ObjectNode of(String id, String verdict) {
        boolean citation = id.startsWith(CITATION);
        String brief = citation
                ? "Citation: " + Words.spoken(id.substring(CITATION.length()))
                : "Claim " + Words.spoken(verdict) + ": " + Words.spoken(id);
        String meaning = Arrays.stream(Rule.values())
                .filter(rule -> rule.id().equals(id))
                .map(Rule::meaning)
                .findFirst()
                .orElse(brief + ".");
        String remedy = citation
                ? "Let the answer cite the document that states the claim."
                : "Let the answer say what its documents say, or give it the document that states this. A verdict that is"
                        + " wrong is labelled in the HTML report.";
        ObjectNode rule = Json.object().put("id", id).put("name", name(id));
        rule.putObject("shortDescription").put("text", brief);
        rule.putObject("fullDescription").put("text", meaning);
        rule.putObject("help").put("text", meaning + " " + remedy);
        return rule;
    }

    /** In the form that the standard asks for: NumberMismatch. */
    private static String name(String id) {
        StringBuilder name = new StringBuilder();
        for (String word : id.split("_")) {
            name.append(Character.toUpperCase(word.charAt(0))).append(word.substring(1));
        }
        return name.toString();
    }
}
