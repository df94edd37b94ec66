package io.holdfast.spark.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.spark.score.ScorerIdentity;
import io.holdfast.spark.score.ScorerSpec;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointNoteTest {
    @TempDir
    Path folder;

    private CheckpointNote note;

    @BeforeEach
    void beginWithDefaults() {
        note = new CheckpointNote(folder.resolve("_checkpoint").toString(), new Configuration());
        note.check("tickets", scorer("trace.candidates", "9", true), false);
    }

    @Test
    void changedSettingIsRefusedByNameUntilItIsAskedFor() {
        ScorerIdentity changed = scorer("thresholds.faithfulness_evidence", "0.91", true);

        assertThatThrownBy(() -> note.check("tickets", changed, false))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("thresholds.faithfulness_evidence")
                .hasMessageContaining("now 0.91")
                .hasMessageContaining("--new-config");
        note.check("tickets", changed, true);

        assertThatCode(() -> note.check("tickets", changed, false)).doesNotThrowAnyException();
    }

    @Test
    void leavingOutTheModelsIsAChangeToo() {
        assertThatThrownBy(() -> note.check("tickets", scorer("trace.candidates", "9", false), false))
                .hasMessageContaining("models in use: true, now false");
    }

    @Test
    void howWorkIsSharedOutMayChangeFreely() {
        ScorerIdentity before = scorer("scale.stream_batch_records", "10", true);
        ScorerIdentity after = scorer("clients.embedding_cache_megabytes", "7", true);
        assertThat(before.id()).isEqualTo(after.id()).hasSize(12);
        assertThat(before.changesTo(after)).isEmpty();
    }

    @Test
    void otherTopicsAreRefusedEvenWithANewConfiguration() {
        assertThatThrownBy(() -> note.check("mails", scorer("trace.candidates", "9", true), true))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("checkpoint of tickets, not of mails");
    }

    private static ScorerIdentity scorer(String key, String value, boolean models) {
        return ScorerSpec.identity(new ConfigLoader().set(key, value, "test").load(), models);
    }
}
