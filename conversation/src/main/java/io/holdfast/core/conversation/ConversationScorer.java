package io.holdfast.core.conversation;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.section.ConversationSettings;
import io.holdfast.core.conversation.turn.FollowUps;
import io.holdfast.core.conversation.turn.Response;
import io.holdfast.core.conversation.turn.SubQuestions;
import io.holdfast.core.evaluate.LanguageGate;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.LanguageDetector;
import io.holdfast.text.TokenCounter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Scores the response of a conversation against its question and the context retrieved for it. No model is asked for
 * an opinion; nothing that is missing makes it fail, it makes a part unmeasured. Safe for many threads.
 */
public final class ConversationScorer {
    private final ConversationSettings settings;
    private final @Nullable Embedder embedder;
    private final ClaimCheck claims;
    private final Pairer pairer;
    private final ConversationGate gate;
    private final LanguageGate languages;
    private final boolean byWords;
    private final PriceList prices;

    /** Without an embedder and a grounding model, words and facts alone decide. */
    public ConversationScorer(Config config, @Nullable Embedder embedder, @Nullable GroundingModel grounding) {
        this(config, embedder, grounding, null);
    }

    /** @param detector tells languages that scripts and word lists do not; null: only those two tell them */
    public ConversationScorer(
            Config config,
            @Nullable Embedder embedder,
            @Nullable GroundingModel grounding,
            @Nullable LanguageDetector detector) {
        this.settings = config.conversation();
        this.byWords = config.languages().byWords();
        this.languages = new LanguageGate(config.languages(), detector);
        this.embedder = embedder;
        this.claims = new ClaimCheck(config, embedder, grounding, detector);
        this.pairer = new Pairer(settings.pairingSimilarity());
        this.gate = new ConversationGate(settings);
        this.prices = PriceList.of(settings);
    }

    /** The last user message and the final answer to it. */
    public ConversationReport score(Conversation conversation, ConversationContext given) {
        return score(conversation, given, pairer.pair(conversation.turns(), given.response()));
    }

    /**
     * The turn with this number: a user's with its final answer, or an answer with its question.
     *
     * @throws HoldfastException when no user's or assistant's turn bears the number
     */
    public ConversationReport score(Conversation conversation, ConversationContext given, String turn) {
        List<Turn> turns = conversation.turns();
        for (int i = 0; i < turns.size(); i++) {
            Role role = turns.get(i).role();
            if (turns.get(i).number().equals(turn) && (role == Role.USER || role == Role.ASSISTANT)) {
                return score(conversation, given, pairer.pairTurn(turns, given.response(), i));
            }
        }
        throw new HoldfastException(
                ErrorCode.BAD_INPUT,
                "no user or assistant turn has the number " + turn + "; the turns are "
                        + turns.stream().map(Turn::number).toList());
    }

    /** Every user turn that asks something and was answered; the last message alone where none was. */
    public List<ConversationReport> scoreAll(Conversation conversation, ConversationContext given) {
        List<ConversationReport> reports = pairer.answered(conversation.turns()).stream()
                .map(i -> score(conversation, given, pairer.pairTurn(conversation.turns(), given.response(), i)))
                .toList();
        return reports.isEmpty() ? List.of(score(conversation, given)) : reports;
    }

    /** How well an answer speaks to its question where nothing was said before. */
    public Measurement<Relevance> relevance(String question, String answer) {
        if (answer.isBlank()) {
            return Measurement.none(ErrorCode.EMPTY_ANSWER, "there is no response to judge");
        }
        String objection = objection(question, answer);
        return objection != null
                ? Measurement.none(ErrorCode.LANGUAGE, objection)
                : Relevance.of(question, question, SubQuestions.of(question), new Response(answer, embedder), settings);
    }

    private ConversationReport score(Conversation conversation, ConversationContext given, Pairing pairing) {
        List<Turn> turns = conversation.turns();
        Turn question = turn(turns, pairing.question());
        Turn answer = turn(turns, pairing.answer());
        List<Turn> history = turns.subList(0, end(turns, pairing));
        ConversationContext context = withTools(given, history);

        Links links = Links.known(context, history);
        List<String> unknown = links.unknown(pairing.response());
        String asked = question == null ? "" : question.text();
        Measurement<Relevance> relevance;
        Measurement<Completeness> completeness;
        Measurement<Hallucination> hallucination;
        if (pairing.response().isBlank()) {
            String missing = question == null
                    ? "there is no response to judge"
                    : "there is no response to judge: turn " + question.number() + " was not answered";
            relevance = Measurement.none(ErrorCode.EMPTY_ANSWER, missing);
            completeness = Measurement.none(ErrorCode.EMPTY_ANSWER, missing);
            hallucination = Measurement.none(ErrorCode.EMPTY_ANSWER, missing);
        } else {
            Response response = new Response(pairing.response(), embedder);
            List<SubQuestions.Part> parts = SubQuestions.of(asked);
            String objection = objection(asked, pairing.response());
            relevance = question == null
                    ? unasked()
                    : objection != null
                            ? Measurement.none(ErrorCode.LANGUAGE, objection)
                            : Relevance.of(
                                    asked, FollowUps.whole(asked, before(turns, pairing)), parts, response, settings);
            completeness = question == null
                    ? unasked()
                    : objection != null
                            ? Measurement.none(ErrorCode.LANGUAGE, objection)
                            : Completeness.of(parts, response, settings);
            hallucination = claims.check(
                    asked,
                    pairing.response(),
                    documents(context),
                    history,
                    links,
                    new OutsideDocuments(history, answer));
        }
        LanguageGate.Ruling read = pairing.response().isBlank()
                ? null
                : languages.rule(new Case("response", asked, documents(context), null, null), pairing.response());
        Measurement<Duration> latency = Latencies.between(question, answer);
        Answer.Usage tokens = tokens(history, context, pairing.response());
        return new ConversationReport(
                conversation,
                context,
                pairing,
                read == null ? null : read.language(),
                read == null ? List.of() : read.documents(),
                relevance,
                completeness,
                hallucination,
                ChunkUse.of(context, hallucination),
                unknown,
                latency,
                tokens,
                prices.cost(tokens, conversation.model(), answer == null ? question : answer),
                gate.reasons(question != null, relevance, completeness, hallucination, unknown, latency));
    }

    /** Why question and response cannot be compared: in the language of the response nobody measured it. */
    private @Nullable String objection(String asked, String response) {
        return byWords
                ? null
                : languages.rule(Case.of("response", asked), response).objection();
    }

    /** What the user said before the question. */
    private static List<String> before(List<Turn> turns, Pairing pairing) {
        int question = pairing.question() == null ? 0 : pairing.question();
        return turns.subList(0, question).stream()
                .filter(t -> t.role() == Role.USER)
                .map(Turn::text)
                .toList();
    }

    private static <T> Measurement<T> unasked() {
        return Measurement.none(ErrorCode.NO_QUESTION, "there is no user turn before the response");
    }

    private static @Nullable Turn turn(List<Turn> turns, @Nullable Integer index) {
        return index == null ? null : turns.get(index);
    }

    /** The position of the response: what comes after it cannot have been known to it. */
    private static int end(List<Turn> turns, Pairing pairing) {
        if (pairing.answer() != null) {
            return pairing.answer();
        }
        return pairing.question() == null ? turns.size() : pairing.question() + 1;
    }

    /** What tools returned before the response is context like any chunk. */
    private static ConversationContext withTools(ConversationContext given, List<Turn> history) {
        List<SourceChunk> chunks = new ArrayList<>(given.chunks());
        List<String> used = new ArrayList<>(given.used());
        Set<String> taken = new HashSet<>(chunks.stream().map(SourceChunk::id).toList());
        for (Turn turn : history) {
            if (turn.role() == Role.TOOL && !turn.text().isBlank() && taken.add("tool:" + turn.number())) {
                chunks.add(new SourceChunk("tool:" + turn.number(), null, "tool", turn.text()));
                used.add("tool:" + turn.number());
            }
        }
        return new ConversationContext(chunks, given.retrieved(), used, given.response(), given.repairs());
    }

    private static List<Document> documents(ConversationContext context) {
        return context.chunks().stream()
                .filter(SourceChunk::readable)
                .map(c -> new Document(c.id(), null, c.url(), Objects.requireNonNull(c.text())))
                .toList();
    }

    /** Read: the conversation before the response and the used chunks, or all of them when none is named. */
    private static Answer.Usage tokens(List<Turn> history, ConversationContext context, String response) {
        long input = 0;
        for (Turn turn : history) {
            input += turn.role() == Role.TOOL ? 0 : TokenCounter.count(turn.text());
        }
        Set<String> used = Set.copyOf(context.used());
        boolean named = context.chunks().stream().anyMatch(c -> c.readable() && used.contains(c.id()));
        for (SourceChunk chunk : context.chunks()) {
            if (chunk.readable() && (!named || used.contains(chunk.id()))) {
                input += TokenCounter.count(Objects.requireNonNull(chunk.text()));
            }
        }
        return new Answer.Usage((int) Math.min(Integer.MAX_VALUE, input), TokenCounter.count(response));
    }
}
