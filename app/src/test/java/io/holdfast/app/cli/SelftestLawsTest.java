package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.core.config.Config;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Grounding;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SelftestLawsTest {
    @TempDir
    Path folder;

    private Path labelled;
    private Path plain;

    @BeforeEach
    void documents() throws IOException {
        labelled = folder.resolve("general.pairs.jsonl.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(labelled))) {
            out.write("""
                    {"id":"1","contexts":["The ferry to Holm leaves the northern quay at nine in the morning.","Its crew of six sleeps ashore in the old customs house."],"context":"joined","answer":"x","label":1}
                    {"id":"2","contexts":["The ferry to Holm leaves the northern quay at nine in the morning."],"answer":"y","label":0}
                    """.getBytes(StandardCharsets.UTF_8));
        }
        plain = Files.writeString(
                folder.resolve("notes.txt"), "The lighthouse of Lund was painted white by its keeper in spring.\n");
    }

    private Cli laws(String... more) {
        String[] arguments = {"selftest", "--laws", "--documents", labelled.toString(), plain.toString()};
        String[] all = Arrays.copyOf(arguments, arguments.length + more.length);
        System.arraycopy(more, 0, all, arguments.length, more.length);
        return new Cli(folder)
                .with(new EchoWiring() {
                    @Override
                    public Evaluator<Grounding> faithfulness(Config config, boolean models) {
                        return new Faithfulness(config, null, null);
                    }
                })
                .run(all);
    }

    @Test
    void severalFilesAreOneSetOfDocumentsEachTextOnce() {
        Cli cli = laws();
        assertThat(cli.out()).as(cli.err()).containsPattern("laws over 3 documents, config [0-9a-f]{12}");
        assertThat(cli.out()).containsPattern("copy +[1-9]");
    }

    @Test
    void jsonHasEveryLawThatCouldBeTriedWithItsNumbersAndTheConfiguration() throws IOException {
        Cli cli = laws("--json");
        JsonNode all = new ObjectMapper().readTree(cli.out());
        assertThat(all.findValuesAsText("law")).contains("copy", "reformat", "change", "foreign", "beside");
        assertThat(all).allSatisfy(law -> {
            assertThat(law.path("held").asInt())
                    .isLessThanOrEqualTo(law.path("checks").asInt());
            assertThat(law.path("floor").asDouble()).isPositive();
            assertThat(law.path("documents").asInt()).isEqualTo(3);
            assertThat(law.path("config").asText()).matches("[0-9a-f]{12}");
        });
        JsonNode copy = all.get(0);
        assertThat(copy.path("law").asText()).isEqualTo("copy");
        assertThat(copy.path("checks").asInt()).isEqualTo(3);
        assertThat(copy.path("share").asDouble()).isEqualTo(1);
        assertThat(copy.path("passes").asBoolean()).isTrue();
        boolean pass = true;
        for (JsonNode law : all) {
            pass &= law.path("passes").asBoolean();
        }
        assertThat(cli.code()).isEqualTo(pass ? 0 : 1);
    }

    @Test
    void documentsWithoutLawsIsBadInput() {
        Cli cli = new Cli(folder).run("selftest", "--documents", plain.toString());
        assertThat(cli.code()).isEqualTo(2);
        assertThat(cli.err()).contains("add --laws");
    }
}
