package io.holdfast.app.bench.worst;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.models.Scorers;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Inputs that once cost tens of seconds, or that the search found: each near the cost of ordinary text. */
class WorstSearchTest {
    /** Twice what is promised: a busy machine measures badly, and what grows too fast is far above it. */
    private static final double ALLOWED = 6;

    private static final Config CONFIG = new ConfigLoader().load().config();

    /** Many copies in one unit of the document. */
    private static final List<Probe.Run> COPIES = List.of(
            new Probe.Run("# Head #\n[", 613),
            new Probe.Run("twenty-# Dr. X. Y. ", 321),
            new Probe.Run(" according to 日本語。", 337));

    private final WorstSearch search = new WorstSearch(
            () -> Scorers.withoutModels(CONFIG).faithfulness(),
            ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);

    private static Probe probe(Probe.Run document, Probe.Run... answer) {
        return new Probe(List.of(document), List.of(answer));
    }

    private static Probe same(String piece, int times) {
        return probe(new Probe.Run(piece, times), new Probe.Run(piece, times));
    }

    private static Probe document(String line, int times) {
        return probe(new Probe.Run(line, times), new Probe.Run("The ferry leaves at noon. ", 20));
    }

    @Test
    @Tag("heavy")
    void whatOnceWasDearIsNot() {
        List<Probe> probes = List.of(
                same("/api/v#/items ", 800),
                same("# kg ", 2_400),
                same("# kg, ", 2_400),
                same("½ ", 6_000),
                same("Ab cd. ", 4_000),
                same("\n", 20_000),
                probe(new Probe.Run("word ", 100), new Probe.Run("(see \t\t\t\t", 2_500)),
                probe(new Probe.Run("word ", 100), new Probe.Run("(", 1), new Probe.Run("A1:-", 6_000)),
                probe(new Probe.Run("1,2,İ", 4_000), new Probe.Run("It is # and it has #. ", 165)),
                probe(
                        new Probe.Run("__between # and 9 km ", 885),
                        new Probe.Run("It is # and it has #. # kg, ", 260),
                        new Probe.Run("It is # and it has #. ", 325)),
                new Probe(COPIES, COPIES),
                new Probe(
                        List.of(
                                new Probe.Run("| - | - |\n", 777),
                                new Probe.Run("May # ", 1_165),
                                new Probe.Run("1 May 20# ", 792)),
                        List.of(
                                new Probe.Run("#.5 % ", 761),
                                new Probe.Run("1-2-!", 869),
                                new Probe.Run("\u202e", 2_029))),
                new Probe(
                        List.of(new Probe.Run("½ ", 8_563), new Probe.Run("1-2-", 2_906)),
                        List.of(new Probe.Run("#.5 % It is # and it has #. ", 355))),
                same("- item #\n   - item #\n      - item #\n         - item #\n            - item #\n", 200),
                document("a" + " ".repeat(40_000) + "b", 1),
                document("€#.99–$#m, USD #k; ", 2_200),
                document("<table><tr><td>#<td colspan=9>v#</table>", 1_000),
                document("    a  b\n", 4_900),
                document("+--+\n", 8_800),
                document("a | b\n", 7_400),
                document("a:\n", 14_700),
                document("A: b\n\n", 7_400),
                document("```a\n", 8_800),
                new Probe(
                        List.of(new Probe.Run("# Head #\na#, b and c. ", 831), new Probe.Run("; ", 3_125)),
                        List.of(new Probe.Run("| - | - |\n", 602), new Probe.Run("#:30 ", 1_033))),
                new Probe(
                        List.of(
                                new Probe.Run("[199# ", 792),
                                new Probe.Run("1/2/\"a\" ", 1_363),
                                new Probe.Run(")", 2_114)),
                        List.of(
                                new Probe.Run("any ![a picture](b) ", 256),
                                new Probe.Run("between # and 9 km ", 268),
                                new Probe.Run("&a: *a\nA1:-", 434))),
                probe(
                        new Probe.Run("[True\n", 3_764),
                        new Probe.Run("a#, b and c. ", 411),
                        new Probe.Run("# kg, ", 772)),
                probe(
                        new Probe.Run("a:\n", 5_344),
                        new Probe.Run("A1:-", 238),
                        new Probe.Run("<x>\n&a: *a\n", 109),
                        new Probe.Run("word ", 204)));
        probes.forEach(search::measure);

        for (Probe probe : probes) {
            double ratio = Math.min(
                    search.measure(probe).ratio(), search.measure(probe).ratio());
            assertThat(ratio).as(probe.toString()).isLessThan(ALLOWED);
        }
    }

    @Test
    void moreStatementsThanTextHasAreTooComplex() {
        Probe probe = same("Ab cd. ", 4_000);
        Finding<Grounding> finding =
                Scorers.withoutModels(CONFIG).faithfulness().evaluate(probe.testCase(), Answer.of(probe.answerText()));

        assertThat(finding)
                .isInstanceOfSatisfying(
                        Finding.Unmeasured.class,
                        none -> assertThat(none.code()).isEqualTo(ErrorCode.TOO_COMPLEX));
    }

    /** A probe that would take hours is found by a part of it; CPU time is told here, not spent. */
    @Test
    void whatGrowsTooFastIsFoundSmall() {
        AtomicLong clock = new AtomicLong();
        AtomicLong cpu = new AtomicLong();
        WorstSearch cubic = new WorstSearch(
                () -> (testCase, answer) -> {
                    long length = answer.text().length();
                    boolean ordinary = answer.text().startsWith("A painter from the area");
                    cpu.addAndGet(ordinary ? length * 1_000 : length * length * length);
                    return new Finding.Unmeasured<>(ErrorCode.NO_CLAIMS, "nothing");
                },
                cpu::get);

        WorstSearch.Result result =
                cubic.search(3, 50_000, Duration.ofSeconds(20), () -> clock.addAndGet(1_000_000_000));

        assertThat(result.worst())
                .isNotEmpty()
                .anyMatch(found -> found.ratio() > 10)
                .allMatch(found -> found.seconds() < 20);
    }

    @Test
    void theSearchKeepsTheDearestItFindsWithinTheSize() {
        AtomicLong clock = new AtomicLong();

        WorstSearch.Result result =
                search.search(3, 2_000, Duration.ofSeconds(20), () -> clock.addAndGet(1_000_000_000));

        assertThat(result.tried()).isPositive();
        assertThat(result.worst()).isNotEmpty().allMatch(f -> f.probe().length() <= 2_000);
    }

    @Test
    void howeverShortItTriesSomething() {
        WorstSearch.Result result = search.search(3, 500, Duration.ZERO, System::nanoTime);

        assertThat(result.tried()).isEqualTo(1);
        assertThat(result.worst()).hasSize(1);
    }
}
