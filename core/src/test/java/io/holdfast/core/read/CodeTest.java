package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.spans;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Code, logs and manuals are read line by line. */
class CodeTest {
    @Test
    void aLineOfCodeIsAUnit() {
        String text =
                "# Use\n\nWrite this program:\n\n```python\nimport x\n\ny = x.check(0.4)\nprint(y)\nprint(y + 1)\n```\n\nDone.";
        assertThat(texts(text))
                .containsExactly(
                        "Use",
                        "Write this program:",
                        "import x",
                        "y = x.check(0.4)",
                        "print(y)",
                        "print(y + 1)",
                        "Done.");
        assertThat(kinds(text))
                .containsExactly(Kind.PROSE, Kind.PROSE, Kind.LINE, Kind.LINE, Kind.LINE, Kind.LINE, Kind.PROSE);
        assertThat(spans(text)).contains("y = x.check(0.4)");
    }

    @Test
    void aShortCommandCarriesTheLineThatLeadsToIt() {
        assertThat(texts("To install it, run:\n\n```bash\npip install x\n```\n\nThen restart."))
                .containsExactly("To install it, run:", "To install it, run: pip install x", "Then restart.");
    }

    @Test
    void fencedDataIsReadAsData() {
        assertThat(texts("Send this:\n\n```json\n{\n  \"name\": \"Ann\",\n  \"age\": 34\n}\n```\n\nIt returns 201."))
                .containsExactly("Send this:", "Send this: name: Ann", "Send this: age: 34", "It returns 201.");
        assertThat(texts("~~~yaml\nserver:\n  port: 8080\n~~~")).containsExactly("server port: 8080");
        assertThat(texts("```\nname,age,city\nAnn,34,Oslo\nBen,28,Rome\n```"))
                .contains("name: Ann; age: 34; city: Oslo");
    }

    @Test
    void keysInCodeAreNoFields() {
        assertThat(kinds("```python\nx = 5\ny = 6\nz = 7\n```")).containsOnly(Kind.LINE);
    }

    @Test
    void aFenceThatIsNeverClosedIsText() {
        assertThat(kinds("```\nsome text that goes on")).containsOnly(Kind.PROSE);
    }

    @Test
    void aTableDoesNotReachOutOfItsFence() {
        assertThat(texts("```\n| a | b |\n|---|---|\n| 1 | 2 |\n```\n| c | d |"))
                .contains("a: 1; b: 2")
                .noneMatch(t -> t.contains("a: c"));
    }

    @Test
    void aLineOfALogIsAUnit() {
        String log =
                "2024-03-05 10:02:11 INFO  Server started on port 8080\n2024-03-05 10:02:15 ERROR Connection refused: db:5432\n    at Db.open(Db.java:5)\n2024-03-05 10:02:16 WARN  Retrying in 5 s";
        assertThat(texts(log))
                .containsExactly(
                        "2024-03-05 10:02:11 INFO Server started on port 8080",
                        "2024-03-05 10:02:15 ERROR Connection refused: db:5432",
                        "at Db.open(Db.java:5)",
                        "2024-03-05 10:02:16 WARN Retrying in 5 s");
        assertThat(kinds(log)).containsOnly(Kind.LINE);
    }

    @Test
    void linesOfTheSystemLog() {
        assertThat(
                        kinds(
                                "Mar  5 10:02:11 web sshd[1]: accepted\nMar  5 10:02:12 web sshd[1]: opened\nMar  5 10:02:13 web sshd[1]: closed"))
                .containsOnly(Kind.LINE)
                .hasSize(3);
    }

    @Test
    void anOptionOfAManualIsAUnitWithItsSection() {
        String manual = """
                NAME
                       ls - list directory contents

                OPTIONS
                       -a, --all
                              do not ignore entries
                              starting with a dot

                       -l     use a long listing format

                       -r, --reverse
                              reverse order while sorting

                AUTHOR
                       Written by Ann.
                """;
        assertThat(texts(manual))
                .contains(
                        "OPTIONS: -a, --all: do not ignore entries starting with a dot",
                        "OPTIONS: -l: use a long listing format",
                        "OPTIONS: -r, --reverse: reverse order while sorting")
                .last()
                .asString()
                .endsWith("Written by Ann.");
    }

    @Test
    void theHelpOfACommand() {
        String help =
                "Usage: tool [options]\n\nOptions:\n  -h, --help       show help\n  -o, --out FILE   write to FILE (default: out.txt)";
        assertThat(texts(help))
                .containsExactly(
                        "Usage: tool [options]",
                        "Options:",
                        "Options: -h, --help: show help",
                        "Options: -o, --out FILE: write to FILE (default: out.txt)");
        assertThat(spans(help)).contains("-h, --help       show help");
    }

    @ParameterizedTest
    @ValueSource(strings = {"  - one\n  - two\n  - three", "Costs fell by\n  -5 % in May.", "-x\n-y"})
    void itemsAndNegativeNumbersAreNoOptions(String text) {
        assertThat(kinds(text)).doesNotContain(Kind.LINE);
    }
}
