package io.holdfast.core.conversation;

import io.holdfast.core.config.ConfigLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A conversation written down quickly: {@code user: …}, {@code bot: …}, {@code tool: …}; turns are 10 seconds apart. */
final class Talk {
    private final List<Turn> turns = new ArrayList<>();
    private final List<SourceChunk> chunks = new ArrayList<>();
    private final List<String> response = new ArrayList<>();

    static Talk of(String... lines) {
        Talk talk = new Talk();
        for (String line : lines) {
            int colon = line.indexOf(": ");
            Role role = switch (line.substring(0, colon)) {
                case "user" -> Role.USER;
                case "bot" -> Role.ASSISTANT;
                default -> Role.TOOL;
            };
            int number = talk.turns.size() * 2 + 1;
            String time = String.format("2026-09-01T10:00:%02dZ", talk.turns.size() * 10);
            talk.turns.add(new Turn(Integer.toString(number), role, line.substring(colon + 2), time));
        }
        return talk;
    }

    Talk chunk(String id, String text) {
        chunks.add(new SourceChunk(id, "https://docs.example/" + id, null, text));
        return this;
    }

    Talk response(String... pieces) {
        response.addAll(List.of(pieces));
        return this;
    }

    ConversationReport score() {
        return scorer().score(conversation(), context());
    }

    ConversationReport scoreTurn(String number) {
        return scorer().score(conversation(), context(), number);
    }

    List<ConversationReport> scoreAll() {
        return scorer().scoreAll(conversation(), context());
    }

    private static ConversationScorer scorer() {
        return new ConversationScorer(ConfigLoader.defaults(), null, null);
    }

    private Conversation conversation() {
        return new Conversation("c", null, null, turns);
    }

    private ConversationContext context() {
        return new ConversationContext(
                chunks,
                List.of(),
                Stream.concat(chunks.stream().map(SourceChunk::id).limit(1), Stream.of("gone"))
                        .toList(),
                response);
    }

    static <T> T measured(Measurement<T> measurement) {
        return measurement.fold(value -> value, none -> {
            throw new AssertionError(none.code() + ": " + none.message());
        });
    }

    static String code(Measurement<?> measurement) {
        return measurement.fold(value -> "measured", none -> none.code().id());
    }
}
