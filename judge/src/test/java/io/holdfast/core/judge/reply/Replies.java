package io.holdfast.core.judge.reply;

import java.util.List;
import java.util.Optional;

/** Reads a reply about the statements below and writes down what was read: 1, 0, or - for no verdict. */
final class Replies {
    static final List<Statement> THREE =
            Statement.number(List.of("The kiln was lit in May.", "It cooled for a week.", "No pot was broken."));

    private Replies() {}

    /** E.g. {@code 10-}, or the code of a reply without verdicts. {@code \n} in the reply is a line break. */
    static String read(String reply) {
        return read(reply, THREE);
    }

    static String read(String reply, List<Statement> statements) {
        Reading reading = VerdictParser.parse(reply.replace("\\n", "\n"), statements);
        if (reading instanceof Reading.Unreadable unreadable) {
            return unreadable.code().id();
        }
        StringBuilder read = new StringBuilder();
        for (Optional<Ruling> ruling : ((Reading.Parsed) reading).rulings()) {
            read.append(ruling.map(r -> r.supported() ? "1" : "0").orElse("-"));
        }
        return read.toString();
    }
}
