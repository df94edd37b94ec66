package io.holdfast.core.judge;

import io.holdfast.core.model.Answer;
import io.holdfast.core.port.ChatModel;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A judge that follows a script; it keeps what it was asked. */
final class Scripted implements ChatModel {
    private final Function<String, String> script;
    private boolean all;
    final List<Request> requests = new ArrayList<>();

    private Scripted(Function<String, String> script) {
        this.script = script;
    }

    /** Says these replies, one a call; the last is repeated. */
    static Scripted replies(String... replies) {
        int[] next = {0};
        return new Scripted(prompt -> replies[Math.min(next[0]++, replies.length - 1)]);
    }

    /** Says these replies below a line with the nonce of the call. */
    static Scripted signed(String... replies) {
        int[] next = {0};
        return new Scripted(
                prompt -> "nonce: " + nonce(prompt) + "\n" + replies[Math.min(next[0]++, replies.length - 1)]);
    }

    static Scripted answering(Function<String, String> script) {
        return new Scripted(script);
    }

    /** Answers to all messages together, the system's first. */
    static Scripted ofAll(Function<String, String> script) {
        Scripted scripted = new Scripted(script);
        scripted.all = true;
        return scripted;
    }

    @Override
    public String id() {
        return "scripted";
    }

    @Override
    public Reply chat(Request request) {
        requests.add(request);
        String prompt = request.messages().stream()
                .skip(all ? 0 : request.messages().size() - 1)
                .map(Message::content)
                .collect(Collectors.joining("\n"));
        return new Reply(script.apply(prompt), new Answer.Usage(100, 10), Duration.ofMillis(5), false);
    }

    String prompt(int call) {
        return requests.get(call).messages().get(1).content();
    }

    /** The nonce a prompt carries in its fences. */
    static String nonce(String prompt) {
        Matcher matcher = Pattern.compile("<<<(?:statements|answer) (\\w+)>>>").matcher(prompt);
        if (!matcher.find()) {
            throw new AssertionError("no nonce in " + prompt);
        }
        return matcher.group(1);
    }
}
