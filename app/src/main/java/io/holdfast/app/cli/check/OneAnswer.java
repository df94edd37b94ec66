package io.holdfast.app.cli.check;

import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.table.DocumentFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** One answer on the command line, with its question and its documents, in place of a file. */
final class OneAnswer {
    private static final int LONGEST_PATH = 4096;

    @Option(names = "--question", paramLabel = "TEXT", description = "One answer: what was asked.")
    private @Nullable String question;

    @Option(names = "--answer", paramLabel = "TEXT", description = "One answer: what was answered.")
    private @Nullable String answer;

    @Option(
            names = "--context",
            paramLabel = "FILE|TEXT",
            description = "One answer: a document it was given, as a file or as text; may be repeated.")
    private List<String> contexts = new ArrayList<>();

    /** Whether any of the options was given. */
    boolean any() {
        return question != null || answer != null || !contexts.isEmpty();
    }

    boolean hasAnswer() {
        return answer != null;
    }

    boolean hasContext() {
        return !contexts.isEmpty();
    }

    InputRecord.Good record(Console console) throws IOException {
        List<Document> documents = new ArrayList<>();
        for (String context : contexts) {
            if (context.isBlank()) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "--context is empty (a variable that is not set?); give a file or a text");
            } else if (isFile(console, context)) {
                documents.addAll(DocumentFolder.read(console.path(context)).all());
            } else if (context.matches("\\S+\\.\\w{1,5}")) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "--context " + context + " does not exist; check the path");
            } else {
                documents.add(Document.of(Integer.toString(documents.size()), context));
            }
        }
        Case testCase = new Case("answer", question == null ? "" : question, documents, null, null);
        return new InputRecord.Good(1, testCase, Answer.of(answer == null ? "" : answer));
    }

    private static boolean isFile(Console console, String context) {
        try {
            return context.length() < LONGEST_PATH && context.indexOf('\n') < 0 && Files.exists(console.path(context));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
