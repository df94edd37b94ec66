package io.holdfast.app.mcp;

import io.holdfast.core.model.HoldfastException;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The tools as the protocol describes them: names, what they are for, their arguments. */
final class ToolCatalog {
    static final String INSTRUCTIONS =
            "Checks whether an answer comes from the documents it was given. Check your own answer before you give it:"
                    + " claims that are contradicted or not found are not in the documents.";

    private static final String DOCUMENTS =
            "\"documents\":{\"type\":\"array\",\"items\":{\"type\":\"string\"},\"description\":\"Texts of the documents; may be left out where the server was started with --documents.\"}";

    private final McpJsonMapper json;
    private final HoldfastTools tools;

    /** A tool and what it does. */
    record Entry(Tool tool, Function<Map<String, Object>, String> work) {
        /** What is wrong with a call is reported to the agent, which can correct it. */
        CallToolResult call(Map<String, Object> arguments) {
            try {
                return result(work.apply(arguments), false);
            } catch (HoldfastException e) {
                return result(String.valueOf(e.getMessage()), true);
            }
        }

        private static CallToolResult result(String text, boolean error) {
            return CallToolResult.builder().addTextContent(text).isError(error).build();
        }
    }

    ToolCatalog(McpJsonMapper json, HoldfastTools tools) {
        this.json = json;
        this.tools = tools;
    }

    List<Entry> entries() {
        return List.of(
                entry(
                        "check_answer",
                        "Traces every claim of an answer to the documents: supported, contradicted, not_found or unsure,"
                                + " with the spans and the reason.",
                        "\"answer\":{\"type\":\"string\"},\"question\":{\"type\":\"string\"}",
                        "\"answer\"",
                        tools::checkAnswer),
                entry(
                        "explain_claim",
                        "Says what the documents say about one claim, with the spans.",
                        "\"claim\":{\"type\":\"string\"}",
                        "\"claim\"",
                        tools::explainClaim),
                entry(
                        "check_citations",
                        "Checks whether each citation marker of an answer ([1], [doc-3], footnotes, links) names the"
                                + " document that supports its claim.",
                        "\"answer\":{\"type\":\"string\"},\"question\":{\"type\":\"string\"}",
                        "\"answer\"",
                        tools::checkCitations),
                entry(
                        "search_documents",
                        "Finds the passages that share most words with a query.",
                        "\"query\":{\"type\":\"string\"}",
                        "\"query\"",
                        tools::searchDocuments));
    }

    private Entry entry(
            String name,
            String description,
            String properties,
            String required,
            Function<Map<String, Object>, String> work) {
        String schema = "{\"type\":\"object\",\"properties\":{" + properties + "," + DOCUMENTS + "},\"required\":["
                + required + "]}";
        return new Entry(
                Tool.builder(name, json, schema).description(description).build(), work);
    }
}
