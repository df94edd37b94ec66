package io.holdfast.lab.format.export;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Answer;
import io.holdfast.lab.format.CaseWriter;
import io.holdfast.lab.format.Entry;
import io.holdfast.lab.format.JsonLines;
import io.holdfast.lab.format.Losses;
import io.holdfast.lab.format.ScoreLine;
import java.io.IOException;
import java.io.Writer;

/** Writes findings, a line a case; a case without an answer and a score has none. */
abstract class FindingsWriter implements CaseWriter {
    private final JsonLines lines;
    final Losses losses;

    FindingsWriter(Writer out, Losses losses) {
        this.lines = JsonLines.lines(out);
        this.losses = losses;
    }

    @Override
    public final void write(Entry entry) throws IOException {
        Answer answer = entry.answer();
        if (answer == null || entry.score() == null) {
            losses.add("case without an answer and a score");
            return;
        }
        ObjectNode line = JsonNodeFactory.instance.objectNode();
        line.put("id", entry.testCase().id());
        if (fill(line, answer.text(), new ScoreLine(entry.score()))) {
            lines.write(line);
        }
    }

    /** Puts the finding into a line that has its id; false when the format has no place for it, which is a loss. */
    abstract boolean fill(ObjectNode line, String answer, ScoreLine score);

    @Override
    public final void end() throws IOException {
        lines.end();
    }
}
