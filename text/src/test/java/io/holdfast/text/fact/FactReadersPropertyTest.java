package io.holdfast.text.fact;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.code.CodeToken;
import io.holdfast.text.fact.date.DateFact;
import io.holdfast.text.fact.number.Quantity;
import io.holdfast.text.fact.shared.Relation;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the text, the readers answer, in linear time, with spans that lie inside it, in order. */
class FactReadersPropertyTest {
    private static final String[] PIECES = {
        "5",
        "1,000",
        ".",
        ",",
        "-",
        "–",
        " ",
        "\n",
        "$",
        "Rp",
        "%",
        "twenty",
        "hundred",
        "and",
        "a",
        "half",
        "of",
        "March",
        "2024",
        "Q3",
        "to",
        "between",
        "/",
        ":",
        "p.m.",
        "BC",
        "century",
        "ke-",
        "third",
        "km",
        "/h",
        "per",
        "°C",
        "e-3",
        "×10^",
        "`",
        "(",
        ")",
        "--x",
        "v1.2",
        "@",
        "😀",
        "½",
        "²",
        "\u0301",
        "٣",
        "or more",
        "at least",
        "about",
        "1990s",
        "'",
        "\uD800",
        "\uDC00",
        "1e99",
        "0",
        "00:00",
        "million",
        "second",
        "one",
        "_",
        "\\",
        "mid-",
        "may",
        "29 February",
        "31/02/2020"
    };

    @Test
    void randomTextsNeverThrowAndSpansFit() {
        spansFit(2_000);
    }

    @Test
    @Tag("heavy")
    void manyRandomTextsNeverThrowAndSpansFit() {
        spansFit(8_000);
    }

    private static void spansFit(int texts) {
        SplittableRandom random = new SplittableRandom(20240611);
        for (int round = 0; round < texts; round++) {
            StringBuilder text = new StringBuilder();
            int pieces = random.nextInt(1, 14);
            for (int i = 0; i < pieces; i++) {
                if (random.nextInt(6) == 0) {
                    text.append((char) random.nextInt(0x10000));
                } else {
                    text.append(PIECES[random.nextInt(PIECES.length)]);
                }
                if (random.nextInt(2) == 0) {
                    text.append(' ');
                }
            }
            spansFit(text.toString());
        }
    }

    private static void spansFit(String text) {
        TextFacts facts = TextFacts.read(text);
        int end = 0;
        for (Quantity q : facts.quantities()) {
            assertThat(q.start()).as(text).isGreaterThanOrEqualTo(end);
            end = q.end();
            assertThat(q.of(text)).isEqualTo(text.substring(q.start(), end)).isNotBlank();
            assertThat(q.compare(q, Facts.TOLERANCE)).as("%s in %s", q, text).isEqualTo(Relation.SUPPORTED);
        }
        end = 0;
        for (DateFact d : facts.dates()) {
            assertThat(d.start()).as(text).isGreaterThanOrEqualTo(end);
            end = d.end();
            assertThat(d.of(text)).isNotBlank();
            assertThat(d.compare(d).supports()).as("%s in %s", d, text).isTrue();
        }
        end = 0;
        for (CodeToken t : facts.tokens()) {
            assertThat(t.start()).as(text).isGreaterThanOrEqualTo(end);
            end = t.end();
            assertThat(text.substring(t.start(), end)).isEqualTo(t.text());
        }
    }

    private static List<String> repeated() {
        return List.of(
                "7",
                "7,",
                "7.",
                "7-",
                "7 ",
                "`",
                "``a`",
                "a_",
                "/a",
                "$",
                "one ",
                "hundred and ",
                "1/",
                "March ",
                "- ",
                "5–",
                "(",
                "x.",
                "at least ",
                "per ");
    }

    @ParameterizedTest
    @MethodSource("repeated")
    void aLongRunOfOneThingIsReadInLinearTime(String piece) {
        readWithin(Duration.ofSeconds(2), piece.repeat(80_000 / piece.length()));
    }

    @ParameterizedTest
    @MethodSource("repeated")
    @Tag("heavy")
    void aLongerRunOfOneThingIsReadInLinearTime(String piece) {
        readWithin(Duration.ofSeconds(5), piece.repeat(200_000 / piece.length()));
    }

    private static void readWithin(Duration most, String text) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        TextFacts.read(text);
        assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - before)).isLessThan(most);
    }
}
