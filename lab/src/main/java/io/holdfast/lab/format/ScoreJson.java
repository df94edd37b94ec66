package io.holdfast.lab.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import io.holdfast.core.judge.Judgement;
import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One line of {@code holdfast score}: a finding as JSON, fields in a fixed order, nothing in it that depends on time
 * or machine. Numbers are rounded here and nowhere else.
 */
public final class ScoreJson {
    private static final JsonFactory JSON = new JsonFactory();
    private static final int DECIMALS = 4;

    private ScoreJson() {}

    public static String line(String id, Finding<Grounding> finding) {
        return line(id, finding, null);
    }

    /** @param judgement what the judge said and took; null where none was asked */
    public static String line(String id, Finding<Grounding> finding, @Nullable Judgement judgement) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("id", id);
            if (finding instanceof Finding.Scored<Grounding> scored) {
                head(json, "scored", scored.failure());
                languages(json, scored.detail().language(), scored.detail().documentLanguages());
                number(json, "faithfulness", scored.score());
                grounding(json, scored.detail());
            } else if (finding instanceof Finding.Abstained<Grounding> abstained) {
                head(json, "abstained", abstained.failure());
                languages(
                        json, abstained.detail().language(), abstained.detail().documentLanguages());
                json.writeStringField("reason", abstained.reason());
                grounding(json, abstained.detail());
            } else if (finding instanceof Finding.Unmeasured<Grounding> unmeasured) {
                head(json, "unmeasured", unmeasured.failure());
                languages(json, unmeasured.language(), unmeasured.documentLanguages());
                json.writeStringField("reason", unmeasured.code().id());
                json.writeStringField("message", unmeasured.message());
                if (unmeasured.code() == ErrorCode.EMPTY_ANSWER) {
                    json.writeStringField("path", Grounding.Path.EMPTY_ANSWER.id());
                }
            }
            if (judgement != null) {
                judgement(json, judgement);
            }
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return wellFormed(text.toString());
    }

    private static void head(JsonGenerator json, String outcome, boolean failure) throws IOException {
        json.writeStringField("outcome", outcome);
        json.writeBooleanField("failure", failure);
    }

    private static void languages(JsonGenerator json, @Nullable String answer, List<String> documents)
            throws IOException {
        if (answer != null) {
            json.writeStringField("language", answer);
        }
        if (!documents.isEmpty()) {
            json.writeFieldName("document_languages");
            json.writeArray(documents.toArray(String[]::new), 0, documents.size());
        }
    }

    private static void grounding(JsonGenerator json, Grounding grounding) throws IOException {
        number(json, "risk", grounding.risk());
        json.writeStringField("path", grounding.path().id());
        if (grounding.limitation() != null) {
            json.writeStringField("limitation", grounding.limitation());
        }
        if (grounding.note() != null) {
            json.writeStringField("note", grounding.note());
        }
        json.writeArrayFieldStart("claims");
        Excerpts excerpts = Excerpts.of(grounding.trace());
        for (TracedClaim claim : grounding.trace().claims()) {
            claim(json, claim, excerpts);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("unsupported_spans");
        for (Span span : grounding.trace().unsupportedSpans()) {
            json.writeStartObject();
            json.writeNumberField("start", span.start());
            json.writeNumberField("end", span.end());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void judgement(JsonGenerator json, Judgement judgement) throws IOException {
        json.writeArrayFieldStart("anomalies");
        for (Anomaly anomaly : judgement.anomalies()) {
            json.writeStartObject();
            json.writeStringField("code", anomaly.code().id());
            json.writeStringField("expected", anomaly.expected());
            json.writeStringField("actual", anomaly.actual());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeObjectFieldStart("usage");
        json.writeNumberField("input_tokens", judgement.usage().inputTokens());
        json.writeNumberField("output_tokens", judgement.usage().outputTokens());
        json.writeNumberField("calls", judgement.calls());
        json.writeNumberField("judged", judgement.judged());
        json.writeEndObject();
    }

    private static void claim(JsonGenerator json, TracedClaim traced, Excerpts excerpts) throws IOException {
        json.writeStartObject();
        json.writeStringField("text", traced.claim().text());
        json.writeNumberField("start", traced.claim().span().start());
        json.writeNumberField("end", traced.claim().span().end());
        if (!traced.claim().statement().equals(traced.claim().text())) {
            json.writeStringField("statement", excerpts.statement(traced.claim().statement()));
        }
        json.writeStringField("verdict", traced.verdict().id());
        number(json, "score", traced.score());
        json.writeStringField("rule", traced.rule().id());
        json.writeArrayFieldStart("evidence");
        for (Evidence evidence : traced.evidence()) {
            evidence(json, evidence, excerpts.passage(evidence, traced.claim().text()));
        }
        json.writeEndArray();
        if (traced.review()) {
            json.writeBooleanField("review", true);
        }
        if (traced.diagnosis() != null) {
            json.writeStringField("diagnosis", traced.diagnosis());
        }
        json.writeEndObject();
    }

    private static void evidence(JsonGenerator json, Evidence evidence, Passage passage) throws IOException {
        json.writeStartObject();
        json.writeStringField("document", passage.documentId());
        json.writeNumberField("start", passage.start());
        json.writeNumberField("end", passage.end());
        json.writeStringField("text", passage.text());
        number(json, "similarity", evidence.similarity());
        json.writeEndObject();
    }

    private static void number(JsonGenerator json, String field, double value) throws IOException {
        json.writeFieldName(field);
        json.writeNumber(rounded(value));
    }

    /** Four decimals, no exponent, no trailing zeros, but always a point: {@code 1.0}, {@code 0.8333}. */
    static String rounded(double value) {
        BigDecimal rounded = BigDecimal.valueOf(value)
                .setScale(DECIMALS, RoundingMode.HALF_UP)
                .stripTrailingZeros();
        return (rounded.scale() < 1 ? rounded.setScale(1) : rounded).toPlainString();
    }

    /** Escapes halves of surrogate pairs, which UTF-8 cannot carry: texts come out as they went in, offsets stay true. */
    public static String wellFormed(String json) {
        return Json.wellFormed(json);
    }
}
