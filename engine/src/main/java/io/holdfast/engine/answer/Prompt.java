package io.holdfast.engine.answer;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.pack.Packer;

/** What a model is given to answer from. Every answerer is charged for it, also the one that reads no prompt. */
public final class Prompt {
    public static final String SYSTEM =
            "Answer the question from the passages only. Put the citation of the passage you used, such as [CIT:id], after every sentence. If the passages do not hold the answer, reply exactly: I don't know.";

    private Prompt() {}

    public static String user(Question question, Packed packed) {
        StringBuilder s = new StringBuilder();
        packed.passages().forEach(c -> s.append(Packer.render(c)));
        return s.append("Question: ")
                .append(question.text())
                .append("\nAnswer:")
                .toString();
    }

    public static String render(Question question, Packed packed) {
        return SYSTEM + "\n\n" + user(question, packed);
    }
}
