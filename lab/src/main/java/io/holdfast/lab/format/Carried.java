package io.holdfast.lab.format;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The object {@code "holdfast"}: what a foreign record has no field for, so that a case comes back as it went. Other
 * tools do not look at it.
 */
public final class Carried {
    public static final String FIELD = "holdfast";
    public static final Carried NOTHING = new Carried(MissingNode.getInstance());

    private final JsonNode object;

    private Carried(JsonNode object) {
        this.object = object;
    }

    public static Carried of(JsonNode object) {
        return object.isObject() ? new Carried(object) : NOTHING;
    }

    /** What of the entry is in none of the fields the format has. */
    public static ObjectNode object(Entry entry, Set<Part> held) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        Case testCase = entry.testCase();
        if (!held.contains(Part.ID)) {
            object.put("id", testCase.id());
        }
        if (!held.contains(Part.REFERENCE) && testCase.reference() != null) {
            object.put("reference", testCase.reference());
        }
        if (testCase.answerable() != null) {
            object.put("answerable", testCase.answerable());
        }
        Answer answer = entry.answer();
        if (!held.contains(Part.MODEL) && answer != null && answer.model() != null) {
            object.put("model", answer.model());
        }
        ArrayNode names = names(testCase.documents(), held.contains(Part.CONTEXT_IDS));
        if (!names.isEmpty()) {
            object.set("contexts", names);
        }
        return object;
    }

    /** Fields a format may have of its own. */
    public enum Part {
        ID,
        REFERENCE,
        MODEL,
        CONTEXT_IDS
    }

    /** Names of the documents beyond their places; empty when they have none. */
    private static ArrayNode names(List<Document> documents, boolean idsHeld) {
        ArrayNode names = JsonNodeFactory.instance.arrayNode();
        boolean any = false;
        for (int i = 0; i < documents.size(); i++) {
            Document document = documents.get(i);
            ObjectNode name = names.addObject();
            if (!idsHeld && !document.id().equals(Integer.toString(i))) {
                name.put("id", document.id());
            }
            if (document.title() != null) {
                name.put("title", document.title());
            }
            if (document.url() != null) {
                name.put("url", document.url());
            }
            any |= !name.isEmpty();
        }
        return any ? names : names.removeAll();
    }

    public @Nullable String text(String field) {
        JsonNode value = object.path(field);
        return value.isTextual() ? value.textValue() : null;
    }

    public @Nullable Boolean answerable() {
        JsonNode value = object.path("answerable");
        return value.isBoolean() ? value.booleanValue() : null;
    }

    /** The documents with the names they had. */
    public List<Document> named(List<Document> documents) {
        JsonNode names = object.path("contexts");
        if (!names.isArray() || names.size() != documents.size()) {
            return documents;
        }
        List<Document> named = new ArrayList<>();
        for (int i = 0; i < documents.size(); i++) {
            Document document = documents.get(i);
            Carried name = new Carried(names.get(i));
            String id = name.text("id");
            String title = name.text("title");
            String url = name.text("url");
            named.add(new Document(
                    id == null ? document.id() : id,
                    title == null ? document.title() : title,
                    url == null ? document.url() : url,
                    document.text()));
        }
        return Documents.distinct(named);
    }
}
