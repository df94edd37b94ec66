package io.holdfast.adapters.springai;

import io.holdfast.adapters.GroundingCheck;
import io.holdfast.core.stream.StreamPolicy;
import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.client.advisor.api.CallAdvisor;
import org.springframework.ai.chat.client.advisor.api.CallAdvisorChain;
import org.springframework.ai.chat.client.advisor.api.StreamAdvisor;
import org.springframework.ai.chat.client.advisor.api.StreamAdvisorChain;
import reactor.core.publisher.Flux;
import reactor.core.scheduler.Schedulers;

/**
 * Checks the answers of a {@code ChatClient} sentence by sentence against what was retrieved for them. A sentence that the
 * policy holds back reaches neither the client nor the memory of the chat. Works for whole answers as for streams.
 *
 * <p>The documents are those that Spring AI's own advisors retrieve, or the parameter {@link #DOCUMENTS}; and what tools
 * returned, where an advisor of Spring AI calls them. By default it runs around retrieval, whose documents come with the
 * answer, and inside the calling of tools and the memory of the chat, which keeps what was let through.
 */
public final class GroundingAdvisor implements CallAdvisor, StreamAdvisor {
    /** Parameter of an advisor: a list of Spring AI's documents that the answer must come from. */
    public static final String DOCUMENTS = "holdfast.documents";

    /** After the memory of the chat, which Spring AI puts first, and before its advisors that retrieve (0). */
    public static final int DEFAULT_ORDER = -1000;

    private final GroundingCheck check;
    private final StreamPolicy policy;
    private final int order;

    /** @param check whose listener is given every sentence and the whole answer */
    public GroundingAdvisor(GroundingCheck check, StreamPolicy policy) {
        this(check, policy, DEFAULT_ORDER);
    }

    private GroundingAdvisor(GroundingCheck check, StreamPolicy policy, int order) {
        this.check = check;
        this.policy = policy;
        this.order = order;
    }

    /** The same at another place among the advisors. */
    public GroundingAdvisor withOrder(int other) {
        return new GroundingAdvisor(check, policy, other);
    }

    @Override
    public String getName() {
        return "holdfast grounding";
    }

    @Override
    public int getOrder() {
        return order;
    }

    @Override
    public ChatClientResponse adviseCall(ChatClientRequest request, CallAdvisorChain chain) {
        GuardedAnswer answer = answer(request);
        ChatClientResponse response = chain.nextCall(request);
        if (response.chatResponse() != null && response.chatResponse().hasToolCalls()) {
            return response; // no answer yet
        }
        answer.next(response);
        return answer.rest().stream().findFirst().orElse(response);
    }

    @Override
    public Flux<ChatClientResponse> adviseStream(ChatClientRequest request, StreamAdvisorChain chain) {
        return Flux.defer(() -> {
            GuardedAnswer answer = answer(request);
            // judging takes milliseconds, which the threads of an HTTP client must not spend
            return chain.nextStream(request)
                    .publishOn(Schedulers.boundedElastic())
                    .takeUntil(response -> answer.stopped())
                    .concatMapIterable(answer::next)
                    .concatWith(Flux.defer(() -> Flux.fromIterable(answer.rest())));
        });
    }

    private GuardedAnswer answer(ChatClientRequest request) {
        return new GuardedAnswer(check, policy, question(request), new GivenDocuments(request));
    }

    private static String question(ChatClientRequest request) {
        String text = request.prompt().getUserMessage().getText();
        return text == null ? "" : text;
    }
}
