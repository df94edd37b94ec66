package io.holdfast.lab.prompt;

import io.holdfast.core.claim.Refusals;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.port.ChatModel.Message;
import io.holdfast.lab.json.Hash;
import java.util.List;
import java.util.Locale;

/**
 * The document-QA prompts. They see the question and the documents and nothing else of a case: not its kind, not its
 * condition, not its reference. A change of wording is a new version, and a new version never meets old answers.
 */
public enum Prompts {
    /** Answer from the documents or decline with the marker. */
    STRICT(
            1,
            "You answer questions from the documents you are given. Use nothing but these documents: no memory, no guess."
                    + " Answer in one or two short sentences, in the language of the question, keeping names, numbers and"
                    + " code exactly as they stand there. If the documents do not hold the answer, reply with exactly "
                    + Refusals.MARKER + " and nothing else."),
    /** The same without the escape hatch: some models under-answer when they are offered one. */
    SOFT(
            1,
            "You answer questions with the help of the documents you are given. Rest your answer on them. Answer in one or"
                    + " two short sentences, in the language of the question, keeping names, numbers and code exactly as"
                    + " they stand there. If the documents leave the question open, say so.");

    private final int version;
    private final String system;

    Prompts(int version, String system) {
        this.version = version;
        this.system = system;
    }

    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public int version() {
        return version;
    }

    /** Changes with every change of wording, version raised or not. */
    public String hash() {
        return Hash.of(id(), Integer.toString(version), system, user(List.of(), "?"));
    }

    public List<Message> messages(Case testCase) {
        return List.of(Message.system(system), Message.user(user(testCase.documents(), testCase.question())));
    }

    private static String user(List<Document> documents, String question) {
        StringBuilder text = new StringBuilder("Documents:\n");
        if (documents.isEmpty()) {
            text.append("(none)\n");
        }
        for (int i = 0; i < documents.size(); i++) {
            text.append("[")
                    .append(i + 1)
                    .append("] ")
                    .append(documents.get(i).text())
                    .append("\n");
        }
        return text.append("\nQuestion: ").append(question).append("\nAnswer:").toString();
    }
}
