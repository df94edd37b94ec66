package io.holdfast.adapters.springai;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;

/** What an answer may come from: documents given with the call or retrieved for it, then what tools returned. */
final class GivenDocuments {
    private final ChatClientRequest request;

    GivenDocuments(ChatClientRequest request) {
        this.request = request;
    }

    /**
     * All of them, once the answer has begun.
     *
     * @throws IllegalStateException if nobody retrieved and there is no tool that could
     */
    List<Document> with(ChatClientResponse piece) {
        List<Document> retrieved = SpringAiDocuments.in(request.context());
        if (retrieved == null) {
            retrieved = SpringAiDocuments.in(piece.context());
        }
        List<Document> returned = ToolResponses.documents(request.prompt().getInstructions());
        if (retrieved == null && returned.isEmpty() && !toolsOffered()) {
            throw new IllegalStateException(
                    "nothing was retrieved for this answer, so that it cannot be checked: add an"
                            + " advisor that retrieves (RetrievalAugmentationAdvisor, QuestionAnswerAdvisor) or one that"
                            + " calls tools (ToolCallAdvisor), or give the documents with"
                            + " .advisors(a -> a.param(GroundingAdvisor.DOCUMENTS, documents))");
        }
        List<Document> all = new ArrayList<>(retrieved == null ? List.of() : retrieved);
        all.addAll(returned);
        return all;
    }

    /** An answer for which the model chose to call none of its tools has no documents, and is checked against none. */
    private boolean toolsOffered() {
        if (!(request.prompt().getOptions() instanceof ToolCallingChatOptions options)) {
            return false;
        }
        List<ToolCallback> offered = options.getToolCallbacks();
        return offered != null && !offered.isEmpty();
    }
}
