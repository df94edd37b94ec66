package io.holdfast.adapters.langchain4j;

import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.guardrail.GuardrailRequestParams;
import dev.langchain4j.guardrail.OutputGuardrail;
import dev.langchain4j.guardrail.OutputGuardrailRequest;
import dev.langchain4j.guardrail.OutputGuardrailResult;
import dev.langchain4j.model.input.PromptTemplate;
import dev.langchain4j.rag.AugmentationResult;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.TracedClaim;
import java.util.function.Consumer;

/**
 * Lets an answer of an AI service through only if what was retrieved for it supports it. Otherwise the model is asked
 * again, told which claims do not hold; when the retries of the service are used up, the call fails with the reasons.
 */
public final class GroundingGuardrail implements OutputGuardrail {
    private final GroundingCheck check;
    private final OnFailure onFailure;
    private final Consumer<GroundingResult> listener;

    /** What happens to an answer that does not hold. */
    public enum OnFailure {
        /** The model is asked again and told what does not hold. */
        REPROMPT,
        /** The model is asked the same again. */
        RETRY,
        /** The call fails. */
        REJECT
    }

    /** Checks by the default configuration and asks again on failure: for {@code @OutputGuardrails}. */
    public GroundingGuardrail() {
        this(GroundingCheck.standard(), OnFailure.REPROMPT);
    }

    public GroundingGuardrail(GroundingCheck check, OnFailure onFailure) {
        this(check, onFailure, result -> {});
    }

    private GroundingGuardrail(GroundingCheck check, OnFailure onFailure, Consumer<GroundingResult> listener) {
        this.check = check;
        this.onFailure = onFailure;
        this.listener = listener;
    }

    /** The same, telling {@code listener} of each answer it saw, good or bad: for logs and metrics. */
    public GroundingGuardrail listening(Consumer<GroundingResult> other) {
        return new GroundingGuardrail(check, onFailure, other);
    }

    @Override
    public OutputGuardrailResult validate(OutputGuardrailRequest request) {
        String answer = request.responseFromLLM().aiMessage().text();
        if (answer == null && request.responseFromLLM().aiMessage().hasToolExecutionRequests()) {
            return success();
        }
        AugmentationResult retrieved = request.requestParams().augmentationResult();
        if (retrieved == null) {
            return fatal("nothing was retrieved for this answer, so that it cannot be checked: give the AI service a"
                    + " contentRetriever or retrievalAugmentor, or take the grounding guardrail off this method");
        }
        GroundingResult result = check.check(
                "0",
                question(request.requestParams()),
                Contents.documents(retrieved.contents()),
                answer == null ? "" : answer,
                null,
                request.responseFromLLM().id());
        listener.accept(result);
        return result.passed() ? success() : failed(result, request.requestParams(), retrieved);
    }

    /** A service without memory forgets the question when it asks again: it is then repeated with its documents. */
    private OutputGuardrailResult failed(
            GroundingResult result, GuardrailRequestParams params, AugmentationResult retrieved) {
        String message = "the answer is not grounded in what was retrieved: " + result.text();
        boolean forgets = params.chatMemory() == null;
        String asked = forgets && retrieved.chatMessage() instanceof UserMessage user ? user.singleText() : "";
        return switch (onFailure) {
            case REPROMPT -> reprompt(message, (asked + "\n\n" + prompt(result)).strip());
            case RETRY -> forgets ? reprompt(message, asked) : retry(message);
            case REJECT -> fatal(message);
        };
    }

    private static String prompt(GroundingResult result) {
        StringBuilder prompt =
                new StringBuilder("Your last answer is not supported by the documents you were given.\n");
        for (TracedClaim claim : FindingText.unsupported(result.finding())) {
            prompt.append("- \"")
                    .append(claim.claim().text().strip())
                    .append("\": ")
                    .append(claim.diagnosis())
                    .append('\n');
        }
        return prompt.append("Answer again and say only what the documents say.")
                .append(" If they do not hold the answer, say that they do not.")
                .toString();
    }

    /** What the user wrote, before the retrieved texts were put beside it. */
    private static String question(GuardrailRequestParams params) {
        String template = params.userMessageTemplate();
        return template == null || template.isBlank()
                ? ""
                : PromptTemplate.from(template).apply(params.variables()).text();
    }
}
