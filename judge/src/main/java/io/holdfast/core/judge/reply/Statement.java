package io.holdfast.core.judge.reply;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** A statement put to the judge under an id that the judge is asked to echo. */
public record Statement(int id, String text) {
    public Statement {
        Objects.requireNonNull(text, "text");
        if (id < 1) {
            throw new IllegalArgumentException("statement ids start at 1: " + id);
        }
    }

    /** Statements numbered 1, 2, 3, … */
    public static List<Statement> number(List<String> texts) {
        List<Statement> statements = new ArrayList<>();
        for (String text : texts) {
            statements.add(new Statement(statements.size() + 1, text));
        }
        return List.copyOf(statements);
    }
}
