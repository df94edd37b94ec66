package io.holdfast.lab.grounding;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.lab.json.Json;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.fact.WrittenForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the grounding model reads of labelled data, line by line, and what the decision over it sees: the training of both
 * and their use share this code. Reads the corpus (a document with its claims a line) and labelled answers (one answer a
 * line).
 */
public final class ModelInputs {
    /** The first is what the product reads; the other is there for variety in training. */
    /** Kinds of wrong statements that the document does not contradict: they add to it. */
    private static final Set<String> ADDED = Set.of("addition", "baseless");
    /** Kinds whose wrong words may be additions or contradict the document. */
    private static final Set<String> EITHER = Set.of("record", "embedded", "looked");

    private final int[] chars;

    private final Tracer tracer;
    private final boolean features;
    private final AnswerClaims claims = new AnswerClaims();

    /** @param features whether to add what the decision sees, which asks the model about every claim */
    public ModelInputs(Tracer tracer, boolean features, int... chars) {
        this.tracer = tracer;
        this.features = features;
        this.chars = chars.clone();
    }

    /** The inputs of one line of a data set. */
    public List<ObjectNode> of(String set, JsonNode row) {
        return row.has("claims") ? document(set, row) : answer(set, row);
    }

    /** A true claim of one document read beside another document, which does not support it. */
    public List<ObjectNode> foreign(String set, JsonNode row, JsonNode other) {
        for (JsonNode claim : row.path("claims")) {
            if (claim.path("y").asInt() == 1 && !claim.has("q")) {
                ObjectNode moved = Json.object();
                moved.put("id", other.path("id").asText() + "+" + row.path("id").asText());
                moved.put("lang", row.path("lang").asText("en"))
                        .put("domain", other.path("domain").asText());
                moved.set("context", other.path("context"));
                moved.putArray("claims")
                        .addObject()
                        .put("t", claim.path("t").asText())
                        .put("y", 0)
                        .put("k", "addition")
                        .put("w", claim.path("t").asText());
                return document(set, moved);
            }
        }
        return List.of();
    }

    private List<ObjectNode> document(String set, JsonNode row) {
        List<Document> documents = LabelledAnswers.documents(row);
        List<ObjectNode> out = new ArrayList<>();
        int n = 0;
        for (JsonNode claim : row.path("claims")) {
            String text = claim.path("t").asText();
            String id = row.path("id").asText() + "#" + n++;
            List<Claim> read = read(claim.path("q").asText(""), text);
            List<ObjectNode> lines = lines(set, row.path("id").asText(), id, read, documents);
            for (int i = 0; i < read.size(); i++) {
                ObjectNode line = lines.get(i);
                label(line, claim, read.size() == 1 ? Optional.empty() : Optional.of(read.get(i)));
                line.put("id", read.size() == 1 ? id : id + "." + i);
                line.put("lang", row.path("lang").asText("en"))
                        .put("domain", row.path("domain").asText());
                if (claim.has("p")) {
                    line.put(
                            "pair",
                            row.path("id").asText() + "#" + claim.path("p").asText());
                }
                out.add(line);
            }
        }
        return out;
    }

    /** A statement as it is; an answer of several sentences as the claims that the product reads. */
    private List<Claim> read(String question, String text) {
        if (SentenceSplitter.split(text).size() > 1) {
            List<Claim> found = claims.of(question, text);
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of(AnswerClaims.whole(question, text));
    }

    /** The label of a statement, or of one claim of it: wrong is the claim that holds wrong words, of which there may be several. */
    private static void label(ObjectNode line, JsonNode statement, Optional<Claim> part) {
        String text = statement.path("t").asText();
        JsonNode w = statement.path("w");
        List<String> wrong = new ArrayList<>();
        for (JsonNode words : w.isArray() ? w : Json.array().add(w)) {
            int at = text.indexOf(words.asText());
            int end = at + words.asText().length();
            if (part.isEmpty()
                    || (part.get().span().end() > at && part.get().span().start() < end)) {
                wrong.add(words.asText());
            }
        }
        boolean right = statement.path("y").asInt() == 1 || wrong.isEmpty();
        String kind = statement.path("k").asText();
        int against = right || ADDED.contains(kind) ? 0 : EITHER.contains(kind) ? -1 : 1;
        line.put("y", right ? 1 : 0).put("label", right ? 1 : 0).put("con", against);
        line.put("k", kind);
        marks(line, right ? List.of() : wrong);
    }

    private List<ObjectNode> answer(String set, JsonNode row) {
        List<Document> documents = LabelledAnswers.documents(row);
        String answer = row.path("answer").asText();
        String question =
                row.path("question").isNull() ? "" : row.path("question").asText("");
        List<Claim> found = claims.of(question, answer);
        if (found.isEmpty()) {
            found = List.of(AnswerClaims.whole(question, answer));
        }
        int label = row.path("label").asInt();
        boolean spans = row.path("spans").size() > 0;
        List<ObjectNode> out = new ArrayList<>();
        String source = row.path("source_id").asText(row.path("id").asText());
        List<ObjectNode> lines = lines(set, source, row.path("id").asText(), found, documents);
        for (int i = 0; i < found.size(); i++) {
            Claim claim = found.get(i);
            ObjectNode line = lines.get(i);
            List<String> wrong = new ArrayList<>();
            for (JsonNode span : row.path("spans")) {
                int start = Math.max(span.path("start").asInt(), claim.span().start());
                int end = Math.min(span.path("end").asInt(), claim.span().end());
                boolean counts = !span.path("type").asText().matches("misleading|other");
                if (start < end && counts) {
                    wrong.add(answer.substring(start, end));
                }
            }
            int y = label == 1 ? 1 : found.size() == 1 ? 0 : spans ? (wrong.isEmpty() ? 1 : 0) : -1;
            line.put("id", row.path("id").asText() + "#" + i);
            line.put("y", y).put("label", label).put("con", -1);
            line.put("lang", row.path("lang").asText("en"))
                    .put("domain", row.path("domain").asText(""));
            for (String key : List.of("task", "pair", "kind", "model", "raw_label", "answer_only_p0")) {
                if (row.has(key)) {
                    line.set(key.equals("kind") ? "k" : key.equals("model") ? "generator" : key, row.get(key));
                }
            }
            if (label == 1 || spans) {
                marks(line, wrong);
            }
            out.add(line);
        }
        return out;
    }

    private List<ObjectNode> lines(
            String set, String document, String answer, List<Claim> read, List<Document> documents) {
        List<Tracer.ModelInput> inputs = tracer.modelInputs(read, documents, chars);
        List<Map<String, Double>> seen = features ? tracer.features(read, documents) : List.of();
        List<ObjectNode> lines = new ArrayList<>();
        for (int i = 0; i < inputs.size(); i++) {
            Tracer.ModelInput input = inputs.get(i);
            ObjectNode line = Json.object();
            line.put("set", set).put("doc", document).put("answer", answer).put("claim", input.claim());
            ArrayNode windows = line.putArray("windows");
            input.windows().forEach(windows::add);
            line.put("kind", input.kind().name().toLowerCase(Locale.ROOT));
            if (features) {
                ObjectNode f = line.putObject("f");
                seen.get(i).forEach(f::put);
            }
            lines.add(line);
        }
        return lines;
    }

    /** Where the wrong words are in the claim as the model reads it; nothing is said where they cannot be found. */
    private static void marks(ObjectNode line, List<String> wrong) {
        String claim = line.path("claim").asText();
        ArrayNode marks = Json.array();
        for (String words : wrong) {
            String written = WrittenForm.of(words.strip());
            int at = claim.indexOf(written) >= 0 ? claim.indexOf(written) : claim.indexOf(words.strip());
            if (at < 0 || written.isEmpty()) {
                return;
            }
            int length = claim.indexOf(written) >= 0
                    ? written.length()
                    : words.strip().length();
            marks.add(Json.array().add(at).add(at + length));
        }
        line.set("marks", marks);
    }
}
