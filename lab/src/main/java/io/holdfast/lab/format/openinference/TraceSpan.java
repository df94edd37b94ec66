package io.holdfast.lab.format.openinference;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * One step of a trace.
 *
 * @param parentId null for the step that holds all others
 * @param start nanoseconds since 1970; 0 when unknown
 * @param kind what it did, in OpenInference's words; empty when it says nothing
 * @param events attributes of the span's events, under the event's name
 */
record TraceSpan(
        long line,
        String traceId,
        String spanId,
        @Nullable String parentId,
        long start,
        long end,
        String kind,
        Tree attributes,
        Tree events) {
    private static final Set<String> HELPERS =
            Set.of("RETRIEVER", "RERANKER", "EMBEDDING", "TOOL", "GUARDRAIL", "EVALUATOR", "PROMPT");

    boolean isLlm() {
        return kind.equals("LLM");
    }

    boolean isRetriever() {
        return kind.equals("RETRIEVER") || attributes.at("retrieval.documents").exists();
    }

    /** Whether what comes out of it is not meant for the user. */
    boolean isHelper() {
        return HELPERS.contains(kind);
    }

    /** The kind by either convention. */
    static String kind(@Nullable String openInference, @Nullable String operation) {
        if (openInference != null && !openInference.equalsIgnoreCase("UNKNOWN")) {
            return openInference.toUpperCase(Locale.ROOT);
        }
        return switch (operation == null ? "" : operation.toLowerCase(Locale.ROOT)) {
            case "chat", "text_completion", "generate_content" -> "LLM";
            case "retrieval" -> "RETRIEVER";
            case "embeddings" -> "EMBEDDING";
            case "execute_tool" -> "TOOL";
            case "invoke_agent", "create_agent", "invoke_workflow" -> "AGENT";
            default -> "";
        };
    }
}
