package io.holdfast.adapters.langchain4j;

import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.ToolExecutionResultMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.guardrail.GuardrailRequestParams;
import dev.langchain4j.guardrail.OutputGuardrail;
import dev.langchain4j.guardrail.OutputGuardrailRequest;
import dev.langchain4j.guardrail.OutputGuardrailResult;
import dev.langchain4j.model.input.PromptTemplate;
import dev.langchain4j.rag.AugmentationResult;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.adapters.GroundingResult;
import io.holdfast.core.conversation.Role;
import io.holdfast.core.conversation.Turn;
import io.holdfast.core.explain.FindingText;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Lets an answer of an AI service through only if what was retrieved for it, or what tools returned, supports it. Otherwise
 * the model is asked again, told which claims do not hold; when the retries of the service are used up, the call fails
 * with the reasons. An answer that states nothing, such as a greeting, passes. A typed answer (JSON) is checked field by
 * field; what the user said before is believed where the documents do not say otherwise.
 */
public final class GroundingGuardrail implements OutputGuardrail {
    /** How we ask again: in the user's place, but not the user's word. */
    private static final String AGAIN = "Your last answer is not supported by the documents you were given.";

    private final GroundingCheck check;
    private final OnFailure onFailure;
    private final Consumer<GroundingResult> listener;
    private final boolean smallTalk;
    private final Set<String> ignored;

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
        this(check, onFailure, result -> {}, true, Set.of());
    }

    private GroundingGuardrail(
            GroundingCheck check,
            OnFailure onFailure,
            Consumer<GroundingResult> listener,
            boolean smallTalk,
            Set<String> ignored) {
        this.check = check;
        this.onFailure = onFailure;
        this.listener = listener;
        this.smallTalk = smallTalk;
        this.ignored = ignored;
    }

    /** The same, telling {@code listener} of each answer it saw, good or bad: for logs and metrics. */
    public GroundingGuardrail listening(Consumer<GroundingResult> other) {
        return new GroundingGuardrail(check, onFailure, other, smallTalk, ignored);
    }

    /** The same, for services that must always answer from documents: an answer that states nothing fails too. */
    public GroundingGuardrail rejectingSmallTalk() {
        return new GroundingGuardrail(check, onFailure, listener, false, ignored);
    }

    /** The same, for typed answers with fields that no document could hold, such as a category or a confidence. */
    public GroundingGuardrail ignoringFields(String... names) {
        return new GroundingGuardrail(check, onFailure, listener, smallTalk, Set.of(names));
    }

    @Override
    public OutputGuardrailResult validate(OutputGuardrailRequest request) {
        String answer = request.responseFromLLM().aiMessage().text();
        if (answer == null && request.responseFromLLM().aiMessage().hasToolExecutionRequests()) {
            return success();
        }
        GuardrailRequestParams params = request.requestParams();
        List<Document> documents = documents(params);
        String text = answer == null ? "" : answer;
        Optional<Map<String, String>> fields = FieldStatements.of(text, ignored);
        Map<String, String> statements = fields.orElse(Map.of("0", text));
        List<GroundingResult> failed = new ArrayList<>();
        GroundingCheck hearing = check.hearing(turns(params));
        statements.forEach((id, statement) -> {
            GroundingResult result = hearing.check(
                    id,
                    question(params),
                    documents,
                    statement,
                    null,
                    request.responseFromLLM().id());
            if (fields.isPresent() && open(result, statement, documents)) {
                result = new GroundingResult(id, result.finding(), true);
            }
            listener.accept(result);
            if (!result.passed() && !(smallTalk && statesNothing(result))) {
                failed.add(result);
            }
        });
        if (failed.isEmpty() && (smallTalk || !statements.isEmpty())) {
            return success();
        }
        if (documents.isEmpty()) {
            return fatal("nothing was retrieved for this answer, so that it cannot be checked: give the AI service a"
                    + " contentRetriever or retrievalAugmentor, or a chatMemory where tools retrieve, or take the"
                    + " grounding guardrail off this method");
        }
        return failed(failed, params);
    }

    private static boolean statesNothing(GroundingResult result) {
        return result.finding() instanceof Finding.Unmeasured<Grounding> unmeasured
                && unmeasured.code() == ErrorCode.NO_CLAIMS;
    }

    /**
     * Whether nothing speaks against a field. A name and a value are seldom shown to be right where a sentence would be:
     * one that is unsure passes, and one that is not found where a document holds its value.
     */
    private static boolean open(GroundingResult result, String field, List<Document> documents) {
        List<TracedClaim> open = FindingText.unsupported(result.finding());
        return !open.isEmpty()
                && open.stream()
                        .allMatch(claim -> claim.verdict() == Verdict.UNSURE
                                || (claim.verdict() == Verdict.NOT_FOUND && held(field, documents)));
    }

    private static boolean held(String field, List<Document> documents) {
        String value = field.substring(field.indexOf(": ") + 1).strip();
        Pattern words = Pattern.compile("(?iu)(?<![\\p{L}\\p{N}])" + Pattern.quote(value) + "(?![\\p{L}\\p{N}])");
        return documents.stream().anyMatch(d -> words.matcher(d.text()).find());
    }

    /** What the user said so far. The last message of the memory is the question with the retrieved texts beside it. */
    private static List<Turn> turns(GuardrailRequestParams params) {
        List<String> said = new ArrayList<>();
        if (params.chatMemory() != null) {
            for (ChatMessage message : params.chatMemory().messages()) {
                if (message instanceof UserMessage user
                        && user.hasSingleText()
                        && !user.singleText().contains(AGAIN)) {
                    said.add(user.singleText());
                }
            }
        }
        if (!said.isEmpty()) {
            said.remove(said.size() - 1);
        }
        said.add(question(params));
        List<Turn> turns = new ArrayList<>();
        for (String text : said) {
            turns.add(new Turn(Integer.toString(turns.size() + 1), Role.USER, text, null));
        }
        return turns;
    }

    /** What was retrieved for the answer, then what tools returned: the memory of the chat holds that. */
    private static List<Document> documents(GuardrailRequestParams params) {
        List<Document> documents = new ArrayList<>();
        if (params.augmentationResult() != null) {
            documents.addAll(Contents.documents(params.augmentationResult().contents()));
        }
        if (params.chatMemory() != null) {
            for (ChatMessage message : params.chatMemory().messages()) {
                if (message instanceof ToolExecutionResultMessage tool && tool.text() != null) {
                    documents.add(Document.of(tool.toolName(), tool.text()));
                }
            }
        }
        return documents;
    }

    /** A service without memory forgets the question when it asks again: it is then repeated with its documents. */
    private OutputGuardrailResult failed(List<GroundingResult> failed, GuardrailRequestParams params) {
        AugmentationResult retrieved = params.augmentationResult();
        String message = "the answer is not grounded in what was retrieved: "
                + failed.stream().map(GroundingResult::text).collect(Collectors.joining("\n"));
        boolean forgets = params.chatMemory() == null;
        String asked = forgets && retrieved != null && retrieved.chatMessage() instanceof UserMessage user
                ? user.singleText()
                : "";
        return switch (onFailure) {
            case REPROMPT -> reprompt(message, (asked + "\n\n" + prompt(failed)).strip());
            case RETRY -> forgets ? reprompt(message, asked) : retry(message);
            case REJECT -> fatal(message);
        };
    }

    private static String prompt(List<GroundingResult> failed) {
        StringBuilder prompt = new StringBuilder(AGAIN).append('\n');
        for (GroundingResult result : failed) {
            for (TracedClaim claim : FindingText.unsupported(result.finding())) {
                prompt.append("- \"")
                        .append(claim.claim().text().strip())
                        .append("\": ")
                        .append(claim.diagnosis())
                        .append('\n');
            }
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
