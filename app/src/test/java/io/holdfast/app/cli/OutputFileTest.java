package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.app.cli.terminal.OutputFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {
    @TempDir
    Path folder;

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    void aSecondWriterOfTheSameFileIsRefusedAndTheFirstIsWhole() throws IOException {
        Path target = folder.resolve("out.jsonl");
        try (OutputFile first = new OutputFile(target)) {
            first.line("one");
            assertThatThrownBy(() -> new OutputFile(target)).hasMessageContaining("being written by another holdfast");
            first.line("two");
            first.complete();
        }

        assertThat(target).hasContent("one\ntwo\n");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void whatAKilledCommandLeftIsReplaced() throws IOException {
        Path target = folder.resolve("out.jsonl");
        Files.writeString(folder.resolve("out.jsonl.partial"), "half a li");

        try (OutputFile file = new OutputFile(target)) {
            file.line("whole");
            file.complete();
        }

        assertThat(target).hasContent("whole\n");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void whatIsNotCompletedLeavesTheOldFileAndNothingElse() throws IOException {
        Path target = Files.writeString(folder.resolve("out.jsonl"), "old\n");

        try (OutputFile file = new OutputFile(target)) {
            file.line("new");
        }

        assertThat(target).hasContent("old\n");
        assertThat(files()).containsExactly(target);
    }

    @Test
    void theInputIsNotReplaced() throws IOException {
        String line = "{\"id\":\"c\",\"question\":\"q\",\"context\":\"c\",\"answer\":\"a\"}\n";
        Path input = Files.writeString(folder.resolve("in.jsonl"), line);
        Files.createSymbolicLink(folder.resolve("link.jsonl"), input);

        for (String out : new String[] {"in.jsonl", "./in.jsonl", "link.jsonl"}) {
            Cli score = new Cli(folder).run("score", "--input", "in.jsonl", "--out", out);
            assertThat(score.code()).isEqualTo(2);
            assertThat(score.err()).contains("is the input itself").contains("name another file");
            Cli convert = new Cli(folder).run("convert", "--from", "native", "--to", "ragas", "in.jsonl", out);
            assertThat(convert.code()).isEqualTo(2);
        }
        assertThat(input).hasContent(line);
    }
}
