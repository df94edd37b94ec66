package io.holdfast.core.judge.reply;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.judge.kit.Kit;
import io.holdfast.core.judge.kit.KitCase;
import io.holdfast.core.judge.reply.word.Opinion;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mutated replies: whatever comes, no exception, one place per statement, never more verdicts than the text holds. */
class FuzzTest {
    private static final String[] PIECES = {
        "Yes",
        "No",
        "1",
        "0",
        "\"",
        "'",
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\n",
        "verdict",
        "id",
        "not ",
        "supported",
        "```",
        "<think>",
        "</think>",
        "Final verdict for each statement in order:",
        "|",
        "Statement 2",
        "2.",
        "NaN",
        "null",
        "\\",
        "\\u00",
        "//",
        "/*",
        "*/",
        "\u0000",
        "\uD83D",
        "é",
        "是",
        "nonce",
        "-",
        "(",
        ")",
        "%",
        "partially"
    };

    @Test
    void tenThousandMutatedReplies() {
        fuzz(10_000, 11);
    }

    @Test
    @Tag("heavy")
    void aMillionMutatedReplies() {
        fuzz(1_000_000, 12);
    }

    private static void fuzz(int replies, long seed) {
        List<KitCase> kit = Kit.bundled();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < replies; i++) {
            KitCase kitCase = kit.get(random.nextInt(kit.size()));
            String reply = mutate(kitCase.reply(), kit, random);
            List<Statement> statements = Statement.number(kitCase.statements());
            Optional<String> nonce = random.nextInt(4) == 0 ? Optional.of("k3k3k3k3") : Optional.empty();
            try {
                check(reply, statements, VerdictParser.parse(reply, statements, nonce));
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ", reply " + i + ": " + reply, e);
            }
        }
    }

    private static void check(String reply, List<Statement> statements, Reading reading) {
        if (!(reading instanceof Reading.Parsed parsed)) {
            return;
        }
        long supported = parsed.rulings().stream()
                .filter(r -> r.filter(Ruling::supported).isPresent())
                .count();
        long yes = parsed.cast().stream().filter(o -> o == Opinion.YES).count();
        assertThat(parsed.rulings()).hasSize(statements.size());
        assertThat((double) supported / statements.size()).isBetween(0.0, 1.0);
        assertThat(supported).as("support without a yes in %s", reply).isLessThanOrEqualTo(yes);
        assertThat(parsed.surplus()).isGreaterThanOrEqualTo(0);
    }

    private static String mutate(String reply, List<KitCase> kit, SplittableRandom random) {
        StringBuilder text = new StringBuilder(reply);
        int edits = 1 + random.nextInt(6);
        for (int e = 0; e < edits; e++) {
            int at = random.nextInt(text.length() + 1);
            int end = Math.min(text.length(), at + random.nextInt(12));
            switch (random.nextInt(7)) {
                case 0 -> text.delete(at, end);
                case 1 -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
                case 2 -> text.setLength(at);
                case 3 -> text.insert(at, text.substring(at, end));
                case 4 -> text.replace(at, end, PIECES[random.nextInt(PIECES.length)]);
                case 5 -> text.insert(at, (char) random.nextInt(0x3000));
                default -> text.append(kit.get(random.nextInt(kit.size())).reply());
            }
            if (text.length() > 4000) {
                text.setLength(4000);
            }
        }
        return text.toString();
    }
}
