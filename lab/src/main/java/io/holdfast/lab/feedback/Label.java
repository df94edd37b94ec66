package io.holdfast.lab.feedback;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.Verdict;
import io.holdfast.lab.check.Standing;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a person said of one verdict (docs/guide/feedback.md).
 *
 * @param id of the answer
 * @param claim text of the claim; null: the answer as a whole
 * @param right whether the person agrees with the verdict
 * @param verdict the verdict the person saw: of a claim, or the standing of an answer
 * @param should what it should have been, where the person said so; only where the verdict is not right
 * @param answer the whole answer, where the label holds it
 * @param model whose answer it is, where the label says so
 */
public record Label(
        String id,
        @Nullable String claim,
        boolean right,
        String verdict,
        @Nullable String should,
        @Nullable String answer,
        @Nullable String model) {
    private static final List<String> VERDICTS =
            Arrays.stream(Verdict.values()).map(Verdict::id).toList();
    private static final List<String> STANDINGS =
            Arrays.stream(Standing.values()).map(Standing::id).toList();

    /** Whether a line of a file is a label of this kind, and not a line of {@code score} with a number. */
    public static boolean is(JsonNode line) {
        return line.path("label").isTextual();
    }

    /** @throws IllegalArgumentException with what is wrong and what is allowed */
    static Label of(JsonNode line) {
        if (!line.isObject()) {
            throw new IllegalArgumentException("not a JSON object");
        }
        String id = text(line, "id");
        if (id == null) {
            throw new IllegalArgumentException("id is missing: which answer is it about?");
        }
        if (!line.has("claim")) {
            throw new IllegalArgumentException(
                    "claim is missing; allowed: a claim's text, or null for the whole answer");
        }
        String claim = text(line, "claim");
        String label = line.path("label").asText();
        if (!label.equals("right") && !label.equals("wrong")) {
            throw new IllegalArgumentException("label is " + line.path("label") + "; allowed: \"right\" or \"wrong\"");
        }
        List<String> allowed = claim == null ? STANDINGS : VERDICTS;
        String verdict = word(line, "verdict", allowed);
        String should = line.path("should").isMissingNode() ? null : word(line, "should", allowed);
        boolean right = label.equals("right");
        if (should != null && (right || should.equals(verdict))) {
            throw new IllegalArgumentException(
                    "should is \"" + should
                            + "\"; it says what a wrong verdict should have been, so it goes with \"wrong\" and is another word");
        }
        return new Label(id, claim, right, verdict, should, text(line, "answer"), text(line, "model"));
    }

    private static @Nullable String text(JsonNode line, String field) {
        JsonNode node = line.path(field);
        if (node.isMissingNode() || node.isNull()) {
            return null;
        }
        if (!node.isTextual()) {
            throw new IllegalArgumentException(field + " is " + node + "; allowed: a text");
        }
        return node.asText();
    }

    private static String word(JsonNode line, String field, List<String> allowed) {
        String word = line.path(field).asText();
        if (!allowed.contains(word)) {
            throw new IllegalArgumentException(field + " is " + (line.has(field) ? line.path(field) : "missing")
                    + "; allowed: " + String.join(", ", allowed));
        }
        return word;
    }

    /** Whether a verdict of today is what the person said it should be. */
    boolean agrees(String now) {
        if (right) {
            return now.equals(verdict);
        } else if (should != null) {
            return now.equals(should);
        }
        Meaning meaning = Meaning.of(verdict);
        return meaning == Meaning.OPEN ? !now.equals(verdict) : Meaning.of(now) == meaning.opposite();
    }

    /** What the person holds to be true. */
    Meaning truth() {
        if (right) {
            return Meaning.of(verdict);
        }
        return should == null ? Meaning.of(verdict).opposite() : Meaning.of(should);
    }
}
