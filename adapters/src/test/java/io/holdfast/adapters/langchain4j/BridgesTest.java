package io.holdfast.adapters.langchain4j;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.langchain4j.data.embedding.Embedding;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.data.segment.TextSegment;
import dev.langchain4j.exception.RateLimitException;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.embedding.EmbeddingModel;
import dev.langchain4j.model.output.Response;
import dev.langchain4j.rag.content.retriever.EmbeddingStoreContentRetriever;
import dev.langchain4j.rag.query.Query;
import dev.langchain4j.store.embedding.inmemory.InMemoryEmbeddingStore;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel.Message;
import io.holdfast.core.port.ChatModel.Reply;
import io.holdfast.core.port.ChatModel.Request;
import io.holdfast.core.port.Embedder;
import io.holdfast.models.Scorers;
import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class BridgesTest {
    private static final Embedder EMBEDDER =
            Objects.requireNonNull(Scorers.shared(ConfigLoader.defaults()).embedder());

    @Test
    void embeddedModelServesARealRetriever() {
        EmbeddingModel model = new HoldfastEmbeddingModel(EMBEDDER);
        InMemoryEmbeddingStore<TextSegment> store = new InMemoryEmbeddingStore<>();
        List<TextSegment> segments = List.of(
                TextSegment.from("Bees gather nectar from lime trees."),
                TextSegment.from("The turbine was overhauled in March."));
        store.addAll(model.embedAll(segments).content(), segments);
        EmbeddingStoreContentRetriever retriever = EmbeddingStoreContentRetriever.builder()
                .embeddingModel(model)
                .embeddingStore(store)
                .maxResults(1)
                .build();
        assertThat(retriever.retrieve(Query.from("Which plants do honey bees visit?")))
                .singleElement()
                .satisfies(content -> assertThat(content.textSegment().text()).contains("lime trees"));
        assertThat(model.dimension()).isEqualTo(EMBEDDER.embed("any").length);
    }

    @Test
    void theirVectorsBecomeUnitVectors() {
        Embedder embedder = new LangChainEmbedder("theirs@1", vectors(new float[] {3, 4}));
        assertThat(embedder.id()).isEqualTo("theirs@1");
        assertThat(embedder.embed("x")).containsExactly(new float[] {0.6f, 0.8f}, within(1e-6f));
    }

    @Test
    void vectorWithoutDirectionIsAnErrorNotANumber() {
        assertThatThrownBy(() -> new LangChainEmbedder("theirs@1", vectors(new float[] {0, 0})).embed("x"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("theirs@1");
    }

    @Test
    void theirChatModelAnswersOurRequests() {
        ScriptedLangChainModel model = new ScriptedLangChainModel("YES");
        Iterator<Instant> ticks =
                List.of(Instant.EPOCH, Instant.EPOCH.plusMillis(40)).iterator();
        Reply reply = new LangChainChatModel("theirs:mini", model, ticks::next)
                .chat(new Request(List.of(Message.system("Be brief."), Message.user("Is it so?")), 64, 1));
        assertThat(reply.text()).isEqualTo("YES");
        assertThat(reply.usage().inputTokens()).isEqualTo(11);
        assertThat(reply.usage().outputTokens()).isEqualTo(5);
        assertThat(reply.latency()).isEqualTo(Duration.ofMillis(40));
        assertThat(reply.truncated()).isFalse();
        ChatRequest asked = model.requests().get(0);
        assertThat(asked.messages()).containsExactly(SystemMessage.from("Be brief."), UserMessage.from("Is it so?"));
        assertThat(asked.parameters().temperature()).isZero();
        assertThat(asked.parameters().maxOutputTokens()).isEqualTo(64);
    }

    @Test
    void theirErrorsCarryOurCodes() {
        dev.langchain4j.model.chat.ChatModel busy = new dev.langchain4j.model.chat.ChatModel() {
            @Override
            public ChatResponse doChat(ChatRequest request) {
                throw new RateLimitException("slow down");
            }
        };
        assertThatThrownBy(() -> new LangChainChatModel("theirs:mini", busy)
                        .chat(new Request(List.of(Message.user("hello")), 8, 1)))
                .isInstanceOfSatisfying(
                        HoldfastException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.RATE_LIMITED))
                .hasMessageContaining("theirs:mini failed: slow down");
    }

    private static EmbeddingModel vectors(float[] vector) {
        return new EmbeddingModel() {
            @Override
            public Response<List<Embedding>> embedAll(List<TextSegment> segments) {
                return Response.from(
                        segments.stream().map(s -> Embedding.from(vector)).toList());
            }
        };
    }
}
