package io.holdfast.app.cli.rag;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.decide.Tracer;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.Reader;
import io.holdfast.engine.EngineModels;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModelMemoTest {
    @TempDir
    Path folder;

    private final AtomicInteger calls = new AtomicInteger();

    private EngineModels models(String version) {
        Embedder embedder = new Embedder() {
            @Override
            public String id() {
                return "length@" + version;
            }

            @Override
            public float[] embed(String text) {
                calls.incrementAndGet();
                return new float[] {1f / text.length(), 0.5f};
            }
        };
        Reader reader = new Reader() {
            @Override
            public String id() {
                return "last@" + version;
            }

            @Override
            public Reading read(String question, String passage) {
                calls.incrementAndGet();
                return new Reading(new Span(0, passage.length()), 1.25, 1.0 / question.length());
            }
        };
        GroundingModel grounding = new GroundingModel() {
            @Override
            public String id() {
                return "third@" + version;
            }

            @Override
            public double support(String claim, String evidence) {
                calls.incrementAndGet();
                return 1.0 / 3;
            }
        };
        return new EngineModels(embedder, new Tracer(ConfigLoader.defaults(), null), reader, grounding, null, null);
    }

    private void ask(String version) {
        try (ModelMemo memo = ModelMemo.open(folder.resolve("memo"))) {
            EngineModels models = memo.over(models(version));
            assertThat(models.embedder().embed("a wreck")).containsExactly(1f / 7, 0.5f);
            assertThat(Objects.requireNonNull(models.reader()).read("who?", "a diver"))
                    .isEqualTo(new Reader.Reading(new Span(0, 7), 1.25, 0.25));
            assertThat(Objects.requireNonNull(models.grounding()).support("ab", "c"))
                    .isEqualTo(1.0 / 3);
        }
    }

    @Test
    void whatWasAskedOnceIsNotAskedAgainByTheNextProcess() {
        ask("1");
        ask("1");
        assertThat(calls).hasValue(3);
    }

    @Test
    void anotherModelNeverMeetsTheRepliesOfThisOne() {
        ask("1");
        ask("2");
        assertThat(calls).hasValue(6);
    }

    @Test
    void whatAKilledRunLeftHalfWrittenIsAskedAgain() throws IOException {
        ask("1");
        Path file = folder.resolve("memo");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 3));
        ask("1");
        assertThat(calls).as("only the last reply").hasValue(4);
        assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
    }

    @Test
    void anotherFileIsNotOverwritten() throws IOException {
        Files.writeString(folder.resolve("memo"), "dear diary, today we sailed");
        assertThatThrownBy(() -> ModelMemo.open(folder.resolve("memo")))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("name another file");
    }
}
