package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Reads the native format: one JSON object a line,
 * {@code {"id","question","contexts":[…],"answer","reference"?,"answerable"?,"model"?}}. Other fields are extras. A
 * question that is null says that there is none, as for a summary.
 */
public final class NativeCaseReader implements CaseReader {
    static final Set<String> FIELDS =
            Set.of("id", "question", "contexts", "context", "answer", "reference", "answerable", "model");
    private static final Set<String> CONTEXT_FIELDS = Set.of("id", "title", "url", "text");

    private final JsonRecords json;
    private final boolean questions;
    private final Losses losses;

    /** Reads recorded answers: a record without one is bad. */
    public NativeCaseReader(InputSettings settings) {
        this(settings, false, new Losses());
    }

    private NativeCaseReader(InputSettings settings, boolean questions, Losses losses) {
        this.json = new JsonRecords(settings, Set.of());
        this.questions = questions;
        this.losses = losses;
    }

    /** Reads questions too: a record without an answer is {@link InputRecord.Unanswered}. */
    public static NativeCaseReader withQuestions(InputSettings settings, Losses losses) {
        return new NativeCaseReader(settings, true, losses);
    }

    @Override
    public Iterator<InputRecord> read(InputStream in) {
        Iterator<JsonRecords.Item> items = json.lines(in);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return items.hasNext();
            }

            @Override
            public InputRecord next() {
                return record(items.next());
            }
        };
    }

    /** Reads one line. */
    public InputRecord parse(long line, String text) {
        return record(json.parse(line, text));
    }

    private InputRecord record(JsonRecords.Item item) {
        return item instanceof JsonRecords.Value value
                ? parse(value.line(), value.value())
                : new InputRecord.Bad(item.line(), ((JsonRecords.Unreadable) item).problem());
    }

    /** Reads a case that is part of a larger document. */
    public InputRecord parse(long line, JsonNode node) {
        if (!node.isObject()) {
            return new InputRecord.Bad(line, "not a JSON object; one case is one {…} a line");
        }
        try {
            return record(line, node);
        } catch (BadFieldException e) {
            return new InputRecord.Bad(line, e.problem());
        }
    }

    private InputRecord record(long line, JsonNode node) throws BadFieldException {
        Fields fields = new Fields(node, "");
        boolean none = node.has("question") && node.path("question").isNull() && fields.has("answer");
        Case testCase = new Case(
                id(line, node),
                none ? "" : fields.text("question"),
                documents(node, fields),
                fields.textOrNull("reference"),
                fields.truthOrNull("answerable"));
        Map<String, JsonNode> extras = extras(node);
        if (questions && !fields.has("answer")) {
            return new InputRecord.Unanswered(line, testCase, extras);
        }
        Answer answer = new Answer(fields.text("answer"), fields.textOrNull("model"), List.of(), null, null);
        return new InputRecord.Good(line, testCase, answer, extras);
    }

    private Map<String, JsonNode> extras(JsonNode node) {
        Map<String, JsonNode> extras = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            if (!FIELDS.contains(field.getKey()) && !field.getValue().isNull()) {
                extras.put(field.getKey(), field.getValue());
            }
        }
        for (JsonNode context : node.path("contexts")) {
            context.fieldNames().forEachRemaining(name -> {
                if (!CONTEXT_FIELDS.contains(name)) {
                    losses.field("contexts[]." + name);
                }
            });
        }
        return extras;
    }

    /** The id as text; whole numbers are common and harmless; without one it is the line number. */
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
        return Documents.distinct(documents);
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
}
