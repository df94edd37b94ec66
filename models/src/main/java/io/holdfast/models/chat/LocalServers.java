package io.holdfast.models.chat;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Looks for a chat model on this machine. Only addresses of this machine are asked: whoever wants another server names
 * its model. Of a server's models the one of {@code models.default_eval} is taken, else that of
 * {@code models.default_dev}, else the first by name that is no embedding model.
 */
final class LocalServers {
    private final Config config;

    LocalServers(Config config) {
        this.config = config;
    }

    /**
     * A server that may be there.
     *
     * @param kind the prefix of its models' names: {@code ollama} or {@code openai}
     * @param models asks it for the names of its models
     * @param chat makes one of them
     */
    record Place(String kind, String url, Supplier<List<String>> models, Function<String, ChatModel> chat) {}

    ChatModel first(Place... places) {
        List<String> tried = new ArrayList<>();
        for (Place place : places) {
            if (!onThisMachine(place.url())) {
                tried.add(place.url() + " is another machine and was not asked");
                continue;
            }
            try {
                Optional<String> name = choose(place.kind(), place.models().get());
                if (name.isPresent()) {
                    return place.chat().apply(name.get());
                }
                tried.add(place.url() + " has no chat model");
            } catch (HoldfastException e) {
                tried.add(place.url() + " does not answer (" + e.code().id() + ")");
            }
        }
        throw new HoldfastException(
                ErrorCode.UNREACHABLE,
                "no model server on this machine answers: " + String.join("; ", tried)
                        + ". Start one (`ollama serve`), set models.ollama_url or models.openai_url, or name a model");
    }

    private Optional<String> choose(String kind, List<String> names) {
        for (String wanted :
                List.of(config.models().defaultEval(), config.models().defaultDev())) {
            String name = wanted.startsWith(kind + ":") ? wanted.substring(kind.length() + 1) : wanted;
            for (String known : names) {
                if (known.equals(name) || known.equals(name + ":latest")) {
                    return Optional.of(known);
                }
            }
        }
        return names.stream()
                .filter(name -> !name.toLowerCase(Locale.ROOT).contains("embed"))
                .sorted()
                .findFirst();
    }

    static boolean onThisMachine(String url) {
        try {
            String host = URI.create(url.strip()).getHost();
            return host != null
                    && (host.equalsIgnoreCase("localhost")
                            || host.matches("127\\.\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}")
                            || host.equals("[::1]"));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
