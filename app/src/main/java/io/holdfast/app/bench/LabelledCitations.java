package io.holdfast.app.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.cite.CheckedMark;
import io.holdfast.core.cite.CheckedMark.Status;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.cite.Citations;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Answers whose every marker is labelled: right, wrong_document, unsupported or unresolvable. The bundled ones were
 * written for this: forty answers over ten sets of four documents.
 */
public final class LabelledCitations {
    private static final String LABELS = "markers";

    private final List<Labelled> answers;

    private record Labelled(InputRecord.Good record, List<Status> labels) {}

    /**
     * One label and what was found.
     *
     * @param found empty where the marker was not seen
     */
    public record Judged(String id, String marker, Status label, Optional<Status> found) {
        public boolean agrees() {
            return found.isPresent() && found.get() == label;
        }

        public ObjectNode json() {
            return Json.object()
                    .put("id", id)
                    .put("marker", marker)
                    .put("label", label.id())
                    .put("found", found.map(Status::id).orElse("none"));
        }
    }

    private LabelledCitations(List<Labelled> answers) {
        this.answers = answers;
    }

    public static LabelledCitations bundled(InputSettings settings) throws IOException {
        try (InputStream in = Objects.requireNonNull(LabelledCitations.class.getResourceAsStream("citations.jsonl"))) {
            return read(in, settings);
        }
    }

    /** Native cases with a list {@code markers} of labels, in the order of the answer. */
    public static LabelledCitations read(InputStream in, InputSettings settings) {
        List<Labelled> answers = new ArrayList<>();
        Iterator<InputRecord> records = new NativeCaseReader(settings).read(in);
        while (records.hasNext()) {
            InputRecord record = records.next();
            if (!(record instanceof InputRecord.Good good) || !good.extras().containsKey(LABELS)) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "line " + record.line() + " is no answer with labels; expected a native case with \"markers\":"
                                + " [\"right\", \"wrong_document\", \"unsupported\", \"unresolvable\"]");
            }
            List<Status> labels = new ArrayList<>();
            for (JsonNode label : Objects.requireNonNull(good.extras().get(LABELS))) {
                labels.add(status(label.asText(), record.line()));
            }
            answers.add(new Labelled(good, labels));
        }
        return new LabelledCitations(answers);
    }

    private static Status status(String label, long line) {
        for (Status status : Status.values()) {
            if (status.id().equals(label)) {
                return status;
            }
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                String.format(
                        Locale.ROOT,
                        "line %d: no marker is \"%s\"; right, wrong_document, unsupported or unresolvable",
                        line,
                        label));
    }

    /** The answers with their documents. */
    public List<InputRecord.Good> records() {
        return answers.stream().map(Labelled::record).toList();
    }

    /** Every label with what the check says. */
    public List<Judged> judged(CitationCheck check) {
        List<Judged> all = new ArrayList<>();
        for (Labelled answer : answers) {
            Finding<Citations> finding =
                    check.evaluate(answer.record().testCase(), answer.record().answer());
            List<CheckedMark> found = finding instanceof Finding.Scored<Citations> scored
                    ? scored.detail().marks()
                    : List.of();
            for (int i = 0; i < answer.labels().size(); i++) {
                Optional<CheckedMark> mark = i < found.size() ? Optional.of(found.get(i)) : Optional.empty();
                all.add(new Judged(
                        answer.record().testCase().id(),
                        mark.map(m -> m.mark().text()).orElse(""),
                        answer.labels().get(i),
                        mark.map(CheckedMark::status)));
            }
        }
        return all;
    }
}
