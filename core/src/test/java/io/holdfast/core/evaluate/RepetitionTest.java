package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One thing repeated thousands of times: the stack of a thread does not bound what can be read. */
class RepetitionTest {
    private static final String TEXT = "The ferry leaves at noon.";
    private static final Config CONFIG = new ConfigLoader().load().config();

    /** What threads of a service have, whatever the machine's default is. */
    private static final int STACK_BYTES = 1 << 20;

    private static Finding<Grounding> scored(String document, String answer) {
        Case testCase = new Case("c", "What does it say?", List.of(Document.of("0", document)), null, null);
        Faithfulness faithfulness = new Faithfulness(CONFIG, null, null);
        return CompletableFuture.supplyAsync(
                        () -> faithfulness.evaluate(testCase, Answer.of(answer)),
                        work -> new Thread(null, work, "small", STACK_BYTES).start())
                .join();
    }

    @Test
    void marksBeforeAnAnswerAreLeftOut() {
        assertThat(scored(TEXT, "- ".repeat(8_000) + TEXT))
                .isInstanceOfSatisfying(
                        Finding.Scored.class, s -> assertThat(s.score()).isEqualTo(1));
    }

    @Test
    void citationsAfterAnAnswerAreLeftOut() {
        String sources = ", according to documents 1" + ", 2".repeat(8_000) + ".";

        assertThat(scored(TEXT, "The ferry leaves at noon" + sources)).isInstanceOf(Finding.Scored.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a-", "<r><a b=\"c\"/><d>x</d></r>\n", "x='y' "})
    void documentsAreRead(String piece) {
        assertThat(scored(TEXT + "\n\n" + piece.repeat(8_000), TEXT)).isInstanceOf(Finding.Scored.class);
    }

    @Test
    void attributesOfATagAreRead() {
        String tag = "<r><a " + "b=\"c\" ".repeat(8_000) + "/><d>" + TEXT + "</d></r>";

        assertThat(scored(tag, TEXT)).isInstanceOf(Finding.Scored.class);
    }

    @Test
    void whatIsBeyondTheStackIsSaidToBe() {
        assertThat(scored(TEXT, "The document does not say " + "anything ".repeat(20_000) + "about that."))
                .isInstanceOfSatisfying(Finding.Unmeasured.class, u -> {
                    assertThat(u.code()).isEqualTo(ErrorCode.TOO_COMPLEX);
                    assertThat(u.message()).contains("repeats one thing too often");
                });
    }

    /** Ordinary text of these lengths costs a tenth of this, once it was compiled. */
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(3);

    private static long cpu(String document, String answer) {
        Case testCase = new Case("c", "What does it say?", List.of(Document.of("0", document)), null, null);
        Faithfulness faithfulness = new Faithfulness(CONFIG, null, null);
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long from = threads.getCurrentThreadCpuTime();
        faithfulness.evaluate(testCase, Answer.of(answer));
        return threads.getCurrentThreadCpuTime() - from;
    }

    @Test
    void aLineOfDashesThatIsNoRuleCostsItsLength() {
        assertThat(cpu("-".repeat(1_000) + "x\n" + TEXT, TEXT)).isLessThan(MOST_NANOS);
        assertThat(cpu("\t".repeat(20_000) + "x\n" + TEXT, TEXT)).isLessThan(MOST_NANOS);
    }

    /** What each line, or each mark, once followed to the end of the document; each took from 5 s to minutes. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "<x>\n",
                "<x a=\"b\">\n",
                "<!--",
                "<!doctype ",
                "<![CDATA[",
                "<? ",
                "a = [\n",
                "[True\n",
                "{'a': True}\n",
                "[/*\n",
                "\u0301",
                "\ufe0f",
                "a**b **"
            })
    void whatNothingClosesCostsItsLength(String piece) {
        String text = piece.repeat(24_000 / piece.length());

        assertThat(cpu(text + "\n" + TEXT, TEXT)).isLessThan(MOST_NANOS);
        assertThat(cpu(TEXT, "The ferry leaves" + text + "at noon.")).isLessThan(MOST_NANOS);
    }

    @Test
    void blanksAndRulesCostTheirLength() {
        assertThat(cpu(TEXT, "The ferry leaves" + " ".repeat(24_000) + "at noon."))
                .isLessThan(MOST_NANOS);
        assertThat(cpu(TEXT, "| a |\n|" + "- ".repeat(12_000) + "x\n" + TEXT)).isLessThan(MOST_NANOS);
        assertThat(cpu(TEXT, "-+".repeat(12_000) + "x\n" + TEXT)).isLessThan(MOST_NANOS);
        assertThat(cpu("a:\n" + " ".repeat(2_000) + "b\n" + TEXT, TEXT)).isLessThan(MOST_NANOS);
        assertThat(cpu("From: " + "<".repeat(24_000) + "\nTo: b\nDate: c\n\n" + TEXT, TEXT))
                .isLessThan(MOST_NANOS);
    }

    /** Each line doubles what is there: 31 of them would be two thousand million fields. */
    @Test
    void aliasesOfAliasesAreReadToAnEnd() {
        StringBuilder yaml = new StringBuilder("a0: &a0\n  x: one\n  y: two\n");
        for (int i = 1; i < 31; i++) {
            yaml.append("a%d: &a%d\n  <<: *a%d\n  <<: *a%d\n".formatted(i, i, i - 1, i - 1));
        }

        assertThat(cpu(yaml.toString(), TEXT)).isLessThan(MOST_NANOS);
    }

    @Test
    void itemsBelowALongIntroductionAreTooComplex() {
        String answer = "word ".repeat(190) + "are:\n" + "- a kettle of tin\n".repeat(80);

        assertThat(scored(TEXT, answer))
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class, u -> assertThat(u.code()).isEqualTo(ErrorCode.TOO_COMPLEX));
    }

    /** A key of 10,000 letters is not said again with each of its 3,000 fields. */
    @Test
    void aLongKeyIsNotReadWithEachField() {
        String fields =
                IntStream.range(0, 3_000).mapToObj(i -> "\"f" + i + "\": " + i).collect(Collectors.joining(","));

        assertThat(cpu("{\"" + "key ".repeat(2_500) + "\": {" + fields + "}}", TEXT))
                .isLessThan(MOST_NANOS);
    }

    /** Found by {@code holdfast bench worst}; it took 4.4 s. */
    @Test
    void valuesOfALineAreNotComparedEachWithEach() {
        String codes =
                IntStream.range(0, 2_452).mapToObj(i -> "`c" + i + "` \t").collect(Collectors.joining());
        String document = "\t".repeat(3_962) + codes + "½ ".repeat(2_971) + "½".repeat(6_428);

        assertThat(cpu(document, "½ ".repeat(5_053))).isLessThan(MOST_NANOS);
    }
}
