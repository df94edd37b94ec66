package io.holdfast.lab.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import io.holdfast.core.config.InputSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Reads the native format: one JSON object a line,
 * {@code {"id","question","contexts":[…],"answer","reference"?,"answerable"?,"model"?}}. Other fields are ignored.
 */
public final class NativeCaseReader implements CaseReader {
    private final InputSettings settings;
    private final ObjectReader json;

    public NativeCaseReader(InputSettings settings) {
        this.settings = settings;
        StreamReadConstraints limits = StreamReadConstraints.builder()
                .maxNestingDepth(settings.maxDepth())
                .maxStringLength(settings.maxLineBytes())
                .build();
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(limits)
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .build();
        json = new ObjectMapper(factory)
                .reader()
                .with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                .with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        Utf8Lines lines = new Utf8Lines(in, settings.maxLineBytes());
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return lines.hasNext();
            }

            @Override
            public InputRecord next() {
                Utf8Lines.Line line = lines.next();
                return line.text() == null
                        ? new InputRecord.Bad(line.number(), String.valueOf(line.problem()))
                        : parse(line.number(), line.text());
            }
        };
    }

    /** Reads one line. */
    public InputRecord parse(long line, String text) {
        try {
            JsonNode node = json.readTree(text);
            return parse(line, node);
        } catch (StreamConstraintsException e) {
            return new InputRecord.Bad(
                    line, "nested deeper than " + settings.maxDepth() + " levels (input.max_depth); a case is flat");
        } catch (JsonProcessingException e) {
            int column = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
            return new InputRecord.Bad(
                    line, "not valid JSON" + (column > 0 ? " at column " + column : "") + ": " + reason(e));
        }
    }

    /** Reads a case that is part of a larger document. */
    public InputRecord parse(long line, JsonNode node) {
        if (!node.isObject()) {
            return new InputRecord.Bad(line, "not a JSON object; one case is one {…} a line");
        }
        try {
            return record(line, node);
        } catch (BadFieldException e) {
            return new InputRecord.Bad(line, String.valueOf(e.getMessage()));
        }
    }

    private static InputRecord record(long line, JsonNode node) throws BadFieldException {
        Fields fields = new Fields(node, "");
        Case testCase = new Case(
                id(line, node),
                fields.text("question"),
                documents(node, fields),
                fields.textOrNull("reference"),
                fields.truthOrNull("answerable"));
        Answer answer = new Answer(fields.text("answer"), fields.textOrNull("model"), List.of(), null, null);
        return new InputRecord.Good(line, testCase, answer);
    }

    /** The id as text; whole numbers are common and harmless; without one the line number stands in. */
    private static String id(long line, JsonNode node) throws BadFieldException {
        JsonNode id = node.path("id");
        if (id.isMissingNode() || id.isNull()) {
            return Long.toString(line);
        }
        if (!id.isTextual() && !id.isIntegralNumber()) {
            throw Fields.wrong("id", id, "a string or a whole number");
        }
        return id.asText();
    }

    private static List<Document> documents(JsonNode node, Fields fields) throws BadFieldException {
        if (fields.has("context") && fields.has("contexts")) {
            throw new BadFieldException("fields \"context\" and \"contexts\" are both there; keep one");
        }
        if (fields.has("context")) {
            return List.of(Document.of("0", fields.text("context")));
        }
        JsonNode contexts = node.path("contexts");
        if (contexts.isMissingNode() || contexts.isNull()) {
            throw new BadFieldException("field \"contexts\" is " + (contexts.isNull() ? "null" : "missing")
                    + "; it must be a list of strings or objects (empty if nothing was retrieved)"
                    + fields.perhaps("contexts"));
        }
        if (!contexts.isArray()) {
            throw Fields.wrong("contexts", contexts, "a list (use \"context\" for a single string)");
        }
        List<Document> documents = new ArrayList<>();
        for (JsonNode context : contexts) {
            documents.add(document(documents.size(), context));
        }
        return distinct(documents);
    }

    private static Document document(int index, JsonNode context) throws BadFieldException {
        String place = "contexts[" + index + "]";
        if (context.isTextual()) {
            return Document.of(Integer.toString(index), context.textValue());
        }
        if (!context.isObject()) {
            throw Fields.wrong(place, context, "a string or an object with \"text\"");
        }
        Fields fields = new Fields(context, place + ".");
        String id = fields.textOrNull("id");
        return new Document(
                id == null ? Integer.toString(index) : id,
                fields.textOrNull("title"),
                fields.textOrNull("url"),
                fields.text("text"));
    }

    /** Chunks of one source often share its id: the second becomes {@code id#2}, so that evidence names one text. */
    private static List<Document> distinct(List<Document> documents) {
        Set<String> taken = new HashSet<>();
        List<Document> result = new ArrayList<>();
        for (Document document : documents) {
            String id = document.id();
            for (int n = 2; !taken.add(id); n++) {
                id = document.id() + "#" + n;
            }
            result.add(new Document(id, document.title(), document.url(), document.text()));
        }
        return List.copyOf(result);
    }

    private static String reason(JsonProcessingException e) {
        String message = e.getOriginalMessage();
        return message.lines().findFirst().orElse("unreadable");
    }
}
