package io.holdfast.testkit;

import io.holdfast.core.model.Answer;
import io.holdfast.core.port.ChatModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

/** A chat model that says what the test tells it to, and remembers what it was asked. Safe for many threads. */
public final class ScriptedChat implements ChatModel {
    private final Function<Request, String> script;
    private final List<Request> requests = new ArrayList<>();

    private ScriptedChat(Function<Request, String> script) {
        this.script = script;
    }

    /** Gives these replies, one a request; asking for more fails the test. */
    public static ScriptedChat replying(String... replies) {
        Iterator<String> rest = List.of(replies).iterator();
        return new ScriptedChat(request -> {
            if (!rest.hasNext()) {
                throw new AssertionError("the script has " + replies.length + " replies; one more was asked for: "
                        + lastMessage(request));
            }
            return rest.next();
        });
    }

    /** Computes each reply. A script may throw a HoldfastException to play a failing server. */
    public static ScriptedChat answering(Function<Request, String> script) {
        return new ScriptedChat(script);
    }

    @Override
    public String id() {
        return "scripted:test";
    }

    @Override
    public synchronized Reply chat(Request request) {
        requests.add(request);
        String reply = script.apply(request);
        int read = request.messages().stream().mapToInt(m -> words(m.content())).sum();
        return new Reply(reply, new Answer.Usage(read, words(reply)), Duration.ZERO, false);
    }

    /** What was asked so far, in order. */
    public synchronized List<Request> requests() {
        return List.copyOf(requests);
    }

    /** The content of the last message of a request. */
    public static String lastMessage(Request request) {
        return request.messages().get(request.messages().size() - 1).content();
    }

    private static int words(String text) {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
