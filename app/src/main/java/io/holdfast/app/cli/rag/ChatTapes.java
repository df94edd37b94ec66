package io.holdfast.app.cli.rag;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.models.ModelFactory;
import io.holdfast.models.chat.RecordingChat;
import io.holdfast.models.chat.ReplayedChat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The chat models a command names, each made once, recorded where that was asked for. */
final class ChatTapes {
    private static final String SCRIPTED = "scripted:";

    private final Config config;
    private final Console console;
    private final @Nullable String recording;
    private final Map<String, ChatModel> models = new LinkedHashMap<>();
    private final List<RecordingChat> recorders = new ArrayList<>();

    /** @param recording the file replies are kept in; null: they are not */
    ChatTapes(Config config, Console console, @Nullable String recording) {
        this.config = config;
        this.console = console;
        this.recording = recording;
    }

    /** @return null for the extractive answerer */
    @Nullable ChatModel chat(String name) {
        return name.equals("extractive") ? null : models.computeIfAbsent(name, this::open);
    }

    /** @return null where no chat model judges */
    @Nullable ChatModel judge(String who, String answerer) {
        if (who.equals("embedded") || who.equals("off")) {
            return null;
        }
        if (who.equals("llm") && answerer.equals("extractive")) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "--judge llm asks the model that answers, and extractive is none; name one, as in --judge"
                            + " ollama:NAME");
        }
        return chat(who.equals("llm") ? answerer : who);
    }

    private ChatModel open(String name) {
        ChatModel model = name.startsWith(SCRIPTED) ? replay(name.substring(SCRIPTED.length())) : server(name);
        if (recording == null) {
            return model;
        }
        if (!recorders.isEmpty()) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "--record keeps one chat model; two are named");
        }
        Path file = console.path(recording);
        RecordingChat recorder = new RecordingChat(
                model,
                Files.exists(file) ? replay(recording).replies() : Map.of(),
                () -> recorders.forEach(r -> write(file, r.text())));
        recorders.add(recorder);
        return recorder;
    }

    private ChatModel server(String name) {
        if (!name.startsWith("ollama:") && !name.startsWith("openai:")) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    "unknown model '" + name + "'; give extractive, scripted:FILE, ollama:NAME or openai:NAME");
        }
        return ModelFactory.of(config).chat(name);
    }

    private ReplayedChat replay(String file) {
        try {
            return ReplayedChat.of(SCRIPTED + Path.of(file).getFileName(), Files.readString(console.path(file)));
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "cannot read the recording " + file + ": " + e, e);
        }
    }

    /** After every reply, so that a recording that is broken off keeps what it has. */
    private static void write(Path file, String text) {
        try {
            Path beside = file.resolveSibling(file.getFileName() + ".part");
            Files.writeString(beside, text);
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.STORE_FAILED, "cannot write the recording " + file + ": " + e, e);
        }
    }
}
