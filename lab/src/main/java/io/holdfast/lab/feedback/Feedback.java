package io.holdfast.lab.feedback;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A file of labels. Where a person labelled the same verdict again, the last label counts. */
public final class Feedback {
    private final List<Label> labels;
    private final Map<String, List<Label>> byId = new HashMap<>();

    private Feedback(Collection<Label> labels) {
        this.labels = List.copyOf(labels);
        this.labels.forEach(label ->
                byId.computeIfAbsent(label.id(), id -> new ArrayList<>()).add(label));
    }

    /** @param name what the user calls the file */
    public static Feedback read(Path file, String name) throws IOException {
        Map<List<@Nullable String>, Label> last = new LinkedHashMap<>();
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            int number = 0;
            for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                number++;
                if (!text.isBlank()) {
                    Label label = label(text, name, number);
                    last.put(Arrays.asList(label.id(), label.claim(), label.model()), label);
                }
            }
        }
        if (last.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, name + " holds no labels");
        }
        return new Feedback(last.values());
    }

    private static Label label(String text, String name, int number) {
        try {
            return Label.of(Json.read(text));
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, name + " line " + number + ": not JSON", e);
        } catch (IllegalArgumentException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, name + " line " + number + ": " + e.getMessage(), e);
        }
    }

    /** Holds the labels against the verdicts of today. */
    public Agreement with(Collection<? extends JsonNode> lines) {
        Map<String, JsonNode> answers = new HashMap<>();
        lines.forEach(line -> answers.put(line.path("id").asText(), line));
        List<Agreement.Judged> judged = new ArrayList<>();
        int elsewhere = 0;
        int gone = 0;
        for (Label label : labels) {
            JsonNode line = answers.get(label.id());
            if (line == null || !about(label, line)) {
                elsewhere++;
                continue;
            }
            String now = verdict(line, label.claim());
            if (now == null) {
                gone++;
            } else {
                judged.add(new Agreement.Judged(label, now));
            }
        }
        return new Agreement(judged, elsewhere, gone);
    }

    /**
     * Whether people hold an answer to be supported. A label of the whole answer decides; else one claim that is not
     * supported makes it unsupported, and it is supported when every claim is: by a label, or by a verdict that nobody
     * disputed. Empty where nobody labelled it, or where labels leave it open.
     *
     * @param line of {@code check} or {@code score}
     */
    public Optional<Boolean> supported(JsonNode line) {
        Map<String, Label> said = new HashMap<>();
        Label whole = null;
        for (Label label : byId.getOrDefault(line.path("id").asText(), List.of())) {
            if (about(label, line)) {
                if (label.claim() == null) {
                    whole = label;
                } else {
                    said.put(label.claim(), label);
                }
            }
        }
        if (whole != null) {
            return truth(whole.truth());
        }
        Meaning all = Meaning.SUPPORTED;
        boolean any = false;
        for (JsonNode claim : line.path("claims")) {
            Label label = said.get(claim.path("text").asText());
            any |= label != null;
            boolean passed = claim.path("verdict").asText().equals("supported");
            Meaning one = label != null ? label.truth() : passed ? Meaning.SUPPORTED : Meaning.OPEN;
            if (label != null && one == Meaning.UNSUPPORTED) {
                return Optional.of(false);
            }
            all = one == Meaning.OPEN ? Meaning.OPEN : all;
        }
        return any ? truth(all) : Optional.empty();
    }

    private static Optional<Boolean> truth(Meaning meaning) {
        return meaning == Meaning.OPEN ? Optional.empty() : Optional.of(meaning == Meaning.SUPPORTED);
    }

    private static boolean about(Label label, JsonNode line) {
        String model = line.path("model").asText("");
        return (label.answer() == null
                        || !line.has("answer")
                        || label.answer().equals(line.path("answer").asText()))
                && (label.model() == null || model.isEmpty() || label.model().equals(model));
    }

    /** The verdict of a claim, or the standing of the answer; null where the claim is not there. */
    private static @Nullable String verdict(JsonNode line, @Nullable String claim) {
        if (claim == null) {
            return Standing.of(line).id();
        }
        for (JsonNode node : line.path("claims")) {
            if (node.path("text").asText().equals(claim)) {
                return node.path("verdict").asText();
            }
        }
        return null;
    }
}
