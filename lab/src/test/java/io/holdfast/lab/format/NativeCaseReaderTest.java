package io.holdfast.lab.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.Document;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NativeCaseReaderTest {
    private static final String GOOD = "{\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"a\"}";

    private final NativeCaseReader reader = new NativeCaseReader(new InputSettings(1, 16));

    @Test
    void readsEveryFieldOfTheFormat() {
        InputRecord.Good good = good("""
                {"id":"k7","question":"Who?","contexts":["plain",{"id":"d","title":"T","url":"u","text":"rich"}],\
                "answer":"Ada","reference":"Ada L.","answerable":true,"model":"m1","extra":{"ignored":[1]}}""");

        assertThat(good.testCase().id()).isEqualTo("k7");
        assertThat(good.testCase().documents())
                .containsExactly(Document.of("0", "plain"), new Document("d", "T", "u", "rich"));
        assertThat(good.testCase().reference()).isEqualTo("Ada L.");
        assertThat(good.testCase().answerable()).isTrue();
        assertThat(good.answer().text()).isEqualTo("Ada");
        assertThat(good.answer().model()).isEqualTo("m1");
    }

    @Test
    void singleContextAndEmptyContextsAreAccepted() {
        assertThat(good("{\"question\":\"q\",\"context\":\"only\",\"answer\":\"a\"}")
                        .testCase()
                        .documents())
                .containsExactly(Document.of("0", "only"));
        assertThat(good("{\"question\":\"q\",\"contexts\":[],\"answer\":\"a\"}")
                        .testCase()
                        .documents())
                .isEmpty();
    }

    @Test
    void emptyAnswerIsAGoodRecordAndNullIsNot() {
        assertThat(good("{\"question\":\"q\",\"contexts\":[],\"answer\":\"\"}")
                        .answer()
                        .text())
                .isEmpty();
        assertThat(problem("{\"question\":\"q\",\"contexts\":[],\"answer\":null}"))
                .isEqualTo("field \"answer\" is null; it must be a string");
    }

    @Test
    void caseWithoutAnIdIsNamedAfterItsLine() {
        List<InputRecord> records = read("\n" + GOOD + "\n\n" + GOOD.replace("{\"q", "{\"id\":41,\"q"));

        assertThat(records)
                .extracting(r -> ((InputRecord.Good) r).testCase().id())
                .containsExactly("2", "41");
    }

    @Test
    void chunksThatShareAnIdStayApart() {
        InputRecord.Good good = good(
                "{\"question\":\"q\",\"answer\":\"a\",\"contexts\":[{\"id\":\"g\",\"text\":\"1\"},{\"id\":\"g\",\"text\":\"2\"},"
                        + "{\"id\":\"g#2\",\"text\":\"3\"}]}");

        assertThat(good.testCase().documents()).extracting(Document::id).containsExactly("g", "g#2", "g#2#2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{\"contexts\":[],\"answer\":\"a\"}                          ~ field \"question\" is missing",
                "{\"question\":3,\"contexts\":[],\"answer\":\"a\"}           ~ field \"question\" is a number; it must be a string",
                "{\"question\":\"q\",\"answer\":\"a\"}                       ~ field \"contexts\" is missing",
                "{\"question\":\"q\",\"contexts\":\"c\",\"answer\":\"a\"}    ~ field \"contexts\" is a string; it must be a list",
                "{\"question\":\"q\",\"contexts\":[7],\"answer\":\"a\"}      ~ field \"contexts[0]\" is a number",
                "{\"question\":\"q\",\"contexts\":[{\"id\":\"x\"}],\"answer\":\"a\"} ~ field \"contexts[0].text\" is missing",
                "{\"question\":\"q\",\"contexts\":[\"c\"],\"context\":\"c\",\"answer\":\"a\"} ~ both there",
                "{\"question\":\"q\",\"contexts\":[],\"answr\":\"a\"}        ~ the record has \"answr\": is that it?",
                "{\"question\":\"q\",\"contexts\":[],\"answer\":[\"a\"]}     ~ field \"answer\" is an array",
                "{\"id\":1.5,\"question\":\"q\",\"contexts\":[],\"answer\":\"a\"} ~ field \"id\" is a number",
                "{\"question\":\"q\",\"contexts\":[],\"answer\":\"a\",\"answerable\":\"yes\"} ~ field \"answerable\" is a string; it must be true or false",
                "{\"answer\":\"a\",\"answer\":\"b\"}                         ~ Duplicate",
                "[1,2]                                                       ~ not a JSON object",
                "{\"question\":\"q\"                                         ~ not valid JSON at column",
                "{} {}                                                       ~ not valid JSON",
                "nonsense                                                    ~ not valid JSON at column",
            })
    void whatIsWrongIsSaidByField(String line, String problem) {
        assertThat(problem(line)).contains(problem);
    }

    @Test
    void depthIsBounded() {
        String deep = "{\"x\":" + "[".repeat(100_000) + "]".repeat(100_000) + "}";

        assertThat(problem(deep)).contains("nested deeper than 16 levels");
    }

    @Test
    void byteOrderMarkCarriageReturnsAndMissingLastNewlineAreHarmless() {
        List<InputRecord> records = read("\ufeff" + GOOD + "\r\n   \r\n" + GOOD);

        assertThat(records).hasSize(2).allMatch(r -> r instanceof InputRecord.Good);
        assertThat(records).extracting(InputRecord::line).containsExactly(1L, 3L);
    }

    @Test
    void invalidUtf8CostsItsLineOnly() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write((GOOD + "\n").getBytes(StandardCharsets.UTF_8));
        bytes.write(new byte[] {'{', '"', (byte) 0xC3, '"', '\n'});
        bytes.write(GOOD.getBytes(StandardCharsets.UTF_8));

        List<InputRecord> records = drain(new ByteArrayInputStream(bytes.toByteArray()));

        assertThat(records).hasSize(3);
        assertThat(records.get(1))
                .isInstanceOfSatisfying(
                        InputRecord.Bad.class,
                        bad -> assertThat(bad.problem()).startsWith("not valid UTF-8 at byte 3"));
        assertThat(records.get(2)).isInstanceOf(InputRecord.Good.class);
    }

    @Test
    void overlongLineIsRefusedWithoutBeingHeldInMemory() {
        long length = 1L << 31; // no array could hold it
        InputStream endless = new InputStream() {
            private long left = length;

            @Override
            public int read() {
                return left-- > 0 ? 'x' : -1;
            }

            @Override
            public int read(byte[] buffer, int offset, int count) {
                if (left <= 0) {
                    return -1;
                }
                int n = (int) Math.min(left, count);
                java.util.Arrays.fill(buffer, offset, offset + n, (byte) 'x');
                left -= n;
                return n;
            }
        };
        InputStream after = new ByteArrayInputStream(("\n" + GOOD).getBytes(StandardCharsets.UTF_8));

        List<InputRecord> records = drain(new SequenceInputStream(endless, after));

        assertThat(records.get(0))
                .isInstanceOfSatisfying(
                        InputRecord.Bad.class,
                        bad -> assertThat(bad.problem()).contains("2147483648 bytes", "input.max_line_megabytes"));
        assertThat(records.get(1)).isInstanceOf(InputRecord.Good.class);
    }

    private InputRecord.Good good(String line) {
        InputRecord read = reader.parse(1, line);
        assertThat(read).isInstanceOf(InputRecord.Good.class);
        return (InputRecord.Good) read;
    }

    private String problem(String line) {
        InputRecord read = reader.parse(1, line);
        assertThat(read).isInstanceOf(InputRecord.Bad.class);
        return ((InputRecord.Bad) read).problem();
    }

    private List<InputRecord> read(String text) {
        return drain(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private List<InputRecord> drain(InputStream in) {
        List<InputRecord> records = new ArrayList<>();
        reader.read(in).forEachRemaining(records::add);
        return records;
    }

    @Test
    void aSummaryHasNoQuestion() {
        InputRecord record = new NativeCaseReader(ConfigLoader.defaults().input())
                .parse(
                        1,
                        "{\"question\":null,\"contexts\":[\"The weir was mended.\"],\"answer\":\"The weir is mended.\"}");
        assertThat(record)
                .isInstanceOfSatisfying(
                        InputRecord.Good.class,
                        good -> assertThat(good.testCase().question()).isEmpty());
    }
}
