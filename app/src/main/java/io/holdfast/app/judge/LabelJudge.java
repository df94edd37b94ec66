package io.holdfast.app.judge;

import io.holdfast.core.model.Answer;
import io.holdfast.core.port.ChatModel;
import io.holdfast.lab.json.Json;
import io.holdfast.text.TokenCounter;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A judge that is no model: it knows the answer's parts and gives each statement the label of the part it comes from. It
 * reads the prompt and replies as a well-behaved model would, so that everything around it is the real thing.
 */
public final class LabelJudge implements ChatModel {
    public static final String NAME = "labels of the data set (no model)";

    private static final Pattern STATEMENTS =
            Pattern.compile("<<<statements (\\w+)>>>\\n(.*)\\n<<<end of statements \\1>>>", Pattern.DOTALL);
    private static final Pattern STATEMENT = Pattern.compile("(?m)^(\\d+): (.*)$");

    private final List<KnownAnswer.Part> parts;

    public LabelJudge(KnownAnswer known) {
        this.parts = known.parts();
    }

    @Override
    public String id() {
        return NAME;
    }

    @Override
    public Reply chat(Request request) {
        String prompt = request.messages().get(request.messages().size() - 1).content();
        Matcher fence = STATEMENTS.matcher(prompt);
        if (!fence.find()) {
            throw new IllegalArgumentException("no statements in the prompt");
        }
        var reply = Json.object().put("nonce", fence.group(1));
        var verdicts = reply.putArray("verdicts");
        Matcher statement = STATEMENT.matcher(fence.group(2));
        while (statement.find()) {
            boolean supported = supported(statement.group(2));
            verdicts.addObject()
                    .put("id", Integer.parseInt(statement.group(1)))
                    .put("reason", supported ? "labelled as supported" : "labelled as not supported")
                    .put("verdict", supported ? 1 : 0);
        }
        String text = reply.toString();
        int read = request.messages().stream()
                .mapToInt(m -> TokenCounter.count(m.content()))
                .sum();
        return new Reply(text, new Answer.Usage(read, TokenCounter.count(text)), Duration.ZERO, false);
    }

    /** The label of the part that shares most words with the statement; the first of equals. */
    boolean supported(String statement) {
        Set<String> wanted = words(statement);
        boolean label = false;
        double most = -1;
        for (KnownAnswer.Part part : parts) {
            Set<String> shared = words(part.text());
            shared.retainAll(wanted);
            if (shared.size() > most) {
                most = shared.size();
                label = part.supported();
            }
        }
        return label;
    }

    private static Set<String> words(String text) {
        return new HashSet<>(List.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+")));
    }
}
