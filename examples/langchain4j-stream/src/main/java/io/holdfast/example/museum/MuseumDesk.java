package io.holdfast.example.museum;

import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.StreamingChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.StreamingChatResponseHandler;
import dev.langchain4j.rag.content.Content;
import dev.langchain4j.rag.content.retriever.ContentRetriever;
import dev.langchain4j.rag.query.Query;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.langchain4j.Contents;
import io.holdfast.adapters.langchain4j.GuardedStreamingHandler;
import io.holdfast.core.stream.StreamPolicy;
import java.util.List;
import java.util.stream.Collectors;

/** Answers visitors of a museum from its leaflets while the model is still writing. */
public final class MuseumDesk {
    private final StreamingChatModel model;
    private final ContentRetriever leaflets;
    private final GroundingCheck check;

    /**
     * @param model any streaming chat model of LangChain4j
     * @param leaflets any retriever
     * @param check decides which sentences hold; {@link GroundingCheck#standard()} will do
     */
    public MuseumDesk(StreamingChatModel model, ContentRetriever leaflets, GroundingCheck check) {
        this.model = model;
        this.leaflets = leaflets;
        this.check = check;
    }

    /** @param visitor gets the sentences that the leaflets support, and a complete response that holds no others */
    public void answer(String question, StreamingChatResponseHandler visitor) {
        List<Content> found = leaflets.retrieve(Query.from(question));
        String context =
                found.stream().map(content -> content.textSegment().text()).collect(Collectors.joining("\n\n"));
        ChatRequest request = ChatRequest.builder()
                .messages(
                        SystemMessage.from("Answer from these leaflets only:\n\n" + context),
                        UserMessage.from(question))
                .build();
        model.chat(
                request,
                GuardedStreamingHandler.of(
                        check, question, Contents.documents(found), StreamPolicy.holdBack(), visitor));
    }
}
