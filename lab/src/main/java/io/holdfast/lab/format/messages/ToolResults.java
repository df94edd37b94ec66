package io.holdfast.lab.format.messages;

import io.holdfast.core.model.Document;
import io.holdfast.lab.format.Documents;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Tool calls of a conversation or a trace and what came back. Each result is a document, named by the tool and the call,
 * e.g. {@code get_weather/call_7}; its title is the call with its arguments.
 */
public final class ToolResults {
    private final Map<String, Call> calls = new LinkedHashMap<>();
    private final List<Document> documents = new ArrayList<>();

    private record Call(String tool, String arguments) {}

    /** A call that was made. */
    public void called(String id, String tool, String arguments) {
        calls.put(id, new Call(tool, arguments));
    }

    /**
     * What a call gave back; nothing where that is empty.
     *
     * @param id of the call; null where it is not recorded
     * @param tool its name, where the result says it; null where only the call does
     */
    public void returned(@Nullable String id, @Nullable String tool, String text) {
        if (text.isBlank()) {
            return;
        }
        Call call = id == null ? null : calls.get(id);
        String name = tool != null ? tool : call != null ? call.tool() : "tool";
        String number = id == null ? Integer.toString(documents.size() + 1) : id;
        String title = call == null || call.arguments().isBlank() ? name : name + "(" + call.arguments() + ")";
        documents.add(new Document(name + "/" + number, title, null, text));
    }

    public boolean isEmpty() {
        return documents.isEmpty();
    }

    public List<Document> documents() {
        return Documents.distinct(documents);
    }
}
