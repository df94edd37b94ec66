package io.holdfast.lab.format.openinference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.format.BadFieldException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Reads spans in the shapes they are exported in: OTLP/JSON ({@code resourceSpans}), the OpenTelemetry SDKs'
 * {@code {context: {trace_id, span_id}, attributes: {…}}}, Phoenix's REST answers ({@code data}) and its data frames
 * ({@code "context.trace_id"}, {@code "attributes.input.value"}).
 */
final class SpanReader {
    private static final long NANOS = 1_000_000_000L;
    private static final int MAX_DIGITS = 19;
    /** Below these, a bare number of an export counts seconds, milliseconds, microseconds. */
    private static final BigDecimal SECONDS_END = new BigDecimal("1e11");

    private static final BigDecimal MILLIS_END = new BigDecimal("1e14");
    private static final BigDecimal MICROS_END = new BigDecimal("1e17");

    private SpanReader() {}

    /** The spans a value holds, as JSON. */
    static List<JsonNode> spans(JsonNode value) {
        List<JsonNode> spans = new ArrayList<>();
        collect(value, spans);
        return spans;
    }

    private static void collect(JsonNode value, List<JsonNode> spans) {
        for (String wrapper : List.of(
                "resourceSpans",
                "resource_spans",
                "scopeSpans",
                "scope_spans",
                "instrumentationLibrarySpans",
                "spans")) {
            if (value.path(wrapper).isArray()) {
                value.path(wrapper).forEach(part -> collect(part, spans));
                return;
            }
        }
        if (value.path("data").isArray() && !value.has("attributes")) {
            value.path("data").forEach(spans::add);
        } else {
            spans.add(value);
        }
    }

    static TraceSpan read(long line, JsonNode json) throws BadFieldException {
        if (!json.isObject()) {
            throw new BadFieldException("not a JSON object; one span is one {…}");
        }
        Tree span = Tree.of(json);
        String trace = span.text("traceId", "trace_id", "context.trace_id", "context.traceId");
        String id = span.text("spanId", "span_id", "context.span_id", "context.spanId");
        if (trace == null || id == null) {
            throw new BadFieldException("field \"" + (trace == null ? "trace_id" : "span_id")
                    + "\" is missing (also looked for as context." + (trace == null ? "trace_id" : "span_id")
                    + " and " + (trace == null ? "traceId" : "spanId") + "); it must be a string");
        }
        Tree attributes = span.at("attributes");
        String kind = attributes.text("openinference.span.kind");
        return new TraceSpan(
                line,
                bare(trace),
                bare(id),
                parent(span.text("parentSpanId", "parent_span_id", "parent_id", "parentId")),
                time(span.at("startTimeUnixNano"), span.at("start_time_unix_nano"), span.at("start_time")),
                time(span.at("endTimeUnixNano"), span.at("end_time_unix_nano"), span.at("end_time")),
                TraceSpan.kind(kind == null ? span.text("span_kind") : kind, attributes.text("gen_ai.operation.name")),
                attributes,
                events(span.at("events")));
    }

    private static Tree events(Tree list) {
        ObjectNode events = JsonNodeFactory.instance.objectNode();
        for (Tree event : list.list()) {
            String name = event.text("name");
            if (name != null) {
                events.set(name, event.at("attributes").node());
            }
        }
        return Tree.of(events);
    }

    private static @Nullable String parent(@Nullable String id) {
        return id == null || bare(id).isEmpty() || bare(id).matches("0+") ? null : bare(id);
    }

    /** Ids as OTLP has them: lower-case hexadecimal without {@code 0x}; what is no such id stays as it is. */
    private static String bare(String id) {
        String stripped = id.strip();
        String hex = stripped.toLowerCase(Locale.ROOT);
        hex = hex.startsWith("0x") ? hex.substring(2) : hex;
        return hex.matches("[0-9a-f]*") ? hex : fromBase64(stripped);
    }

    /** Protobuf's own JSON writes the bytes of ids in Base64: 16 for a trace, 8 for a span. */
    private static String fromBase64(String id) {
        if (id.matches("[A-Za-z0-9+/]{22}==|[A-Za-z0-9+/]{11}=")) {
            return HexFormat.of().formatHex(Base64.getDecoder().decode(id));
        }
        return id;
    }

    private static long time(Tree... candidates) {
        for (Tree candidate : candidates) {
            String text = candidate.text();
            if (text != null && !text.isBlank()) {
                return nanos(text.strip());
            }
        }
        return 0;
    }

    /** 0 for what is no time: times only order the spans. */
    private static long nanos(String text) {
        try {
            BigDecimal number = new BigDecimal(text);
            if (number.signum() < 0
                    || number.scale() > MAX_DIGITS
                    || number.precision() - number.scale() > MAX_DIGITS) {
                return 0;
            }
            BigDecimal scaled = number.compareTo(SECONDS_END) < 0
                    ? number.movePointRight(9)
                    : number.compareTo(MILLIS_END) < 0
                            ? number.movePointRight(6)
                            : number.compareTo(MICROS_END) < 0 ? number.movePointRight(3) : number;
            BigInteger whole = scaled.toBigInteger();
            return whole.bitLength() < Long.SIZE ? whole.longValue() : 0;
        } catch (NumberFormatException e) {
            return written(text);
        }
    }

    private static long written(String text) {
        try {
            String iso = text.replace(' ', 'T');
            Instant instant = iso.matches(".*(Z|[+-]\\d\\d:?\\d\\d)$")
                    ? OffsetDateTime.parse(iso, DateTimeFormatter.ISO_DATE_TIME).toInstant()
                    : OffsetDateTime.parse(iso + "Z", DateTimeFormatter.ISO_DATE_TIME)
                            .withOffsetSameInstant(ZoneOffset.UTC)
                            .toInstant();
            return Math.addExact(Math.multiplyExact(instant.getEpochSecond(), NANOS), instant.getNano());
        } catch (DateTimeException | ArithmeticException e) {
            return 0;
        }
    }
}
