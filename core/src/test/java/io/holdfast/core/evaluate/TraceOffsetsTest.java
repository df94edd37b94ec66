package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Offsets are promises: whatever the texts hold, a span of the output is a substring of its source. */
class TraceOffsetsTest {
    private static final String[] PIECES = {
        "The kiln",
        " fires ",
        "12 bricks",
        ". ",
        "\n- ",
        "{\"a\": ",
        "\"b\\u00e9\"",
        "}",
        "窯は十二。",
        "😀",
        "e.g. ",
        "\u202e",
        "\u0000",
        "[",
        "]",
        "\r\n",
        "\t",
        " is not ",
        "1,200.5 kg",
        "| x | y |\n|---|---|\n",
        "`code`",
        "https://a.b/c?d=e",
        "'",
        ", ",
        " and ",
    };

    private final Faithfulness evaluator = new Faithfulness(ConfigLoader.defaults(), null, null);

    @Test
    void everyClaimAndEvidenceIsASubstringOfItsSource() {
        everySpanIsASubstring(300);
    }

    @Test
    @Tag("heavy")
    void everyClaimAndEvidenceOfManyTextsIsASubstringOfItsSource() {
        everySpanIsASubstring(1_500);
    }

    private void everySpanIsASubstring(int texts) {
        Random random = new Random(411);
        int evidenceSeen = 0;
        for (int i = 0; i < texts; i++) {
            String context = text(random);
            String answer = text(random);
            Case testCase = new Case("c", text(random), List.of(Document.of("d", context)), null, null);
            Finding<Grounding> finding = evaluator.evaluate(testCase, Answer.of(answer));
            List<TracedClaim> claims = finding.fold(
                    s -> s.detail().trace().claims(), a -> List.<TracedClaim>of(), u -> List.<TracedClaim>of());
            for (TracedClaim claim : claims) {
                assertThat(claim.claim().span().of(answer))
                        .isEqualTo(claim.claim().text());
                for (Evidence evidence : claim.evidence()) {
                    assertThat(evidence.passage().span().of(context))
                            .isEqualTo(evidence.passage().text());
                    evidenceSeen++;
                }
            }
        }
        assertThat(evidenceSeen).isGreaterThan(texts / 2);
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(30); n > 0; n--) {
            text.append(
                    random.nextInt(5) == 0
                            ? Character.toString(random.nextInt(1, 0xD800))
                            : PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }
}
