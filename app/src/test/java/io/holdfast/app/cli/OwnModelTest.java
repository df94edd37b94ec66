package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.EmbeddedWiring;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A grounding model of the user's on the command line: named, warned about until it is calibrated, refused where it does not fit. */
class OwnModelTest {
    static final Path MODELS = Path.of("../models/src/test/resources/io/holdfast/models/onnx/own");
    private static final String NOT_CALIBRATED =
            "is not calibrated: its verdicts are made with the default threshold 0.5";

    @TempDir
    private Path folder;

    @BeforeEach
    void answers() throws IOException {
        copy(MODELS.resolve("roberta"), folder.resolve("my-model"));
        Files.writeString(folder.resolve("a.csv"), """
                question,answer,context
                How long?,The warranty for labour lasts two years.,"A warranty covers parts for 24 months, labour for 12."
                """);
        Files.writeString(folder.resolve("labelled.jsonl"), """
                {"id":"a","question":"q","contexts":["The oven cracks."],"answer":"A ferry sails at noon.","label":0}
                {"id":"b","question":"q","contexts":["The ferry leaves at noon."],"answer":"The ferry leaves at noon.","label":1}
                """);
    }

    static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName().toString()));
            }
        }
    }

    private Cli run(String... arguments) {
        return new Cli(folder).with(new EmbeddedWiring()).run(arguments);
    }

    private Cli check(String... more) {
        List<String> arguments = new ArrayList<>(List.of("check", "a.csv", "--grounding-model", "my-model"));
        arguments.addAll(List.of(more));
        return run(arguments.toArray(String[]::new));
    }

    @Test
    void aCalibrationOfAModelIsWarnedAboutWithoutOneAndOneOfNoModelWithOne() throws IOException {
        String file = "{\"format\":\"holdfast-calibration/1\",%s\"risk\":{\"threshold\":0.7}}";
        Files.writeString(folder.resolve("with.json"), String.format(file, "\"grounding_model\":\"m@1\","));
        Files.writeString(folder.resolve("without.json"), String.format(file, ""));

        assertThat(run("check", "--no-model", "a.csv", "--calibration", "with.json")
                        .err())
                .containsOnlyOnce("was found with the model m@1, and no model is in use")
                .contains("holdfast calibrate --no-model");
        assertThat(run("check", "--no-model", "a.csv", "--calibration", "without.json")
                        .err())
                .doesNotContain("warning");
        assertThat(run("check", "a.csv", "--calibration", "without.json").err())
                .containsOnlyOnce("does not name the model that its threshold was found with");
        assertThat(run("check", "a.csv").err()).doesNotContain("warning");
    }

    @Test
    void checkWarnsAndTheReportNamesTheModel() throws IOException {
        Cli checked = check("--html", "r.html");
        assertThat(checked.code()).as(checked.err()).isZero();
        assertThat(checked.err()).contains("grounding.model my-model@", NOT_CALIBRATED, "holdfast calibrate");
        assertThat(Files.readString(folder.resolve("r.html")))
                .containsPattern("Grounding model</th><td[^>]*><code>my-model@[0-9a-f]{12}<");
    }

    @Test
    void aCalibrationMadeWithItEndsTheWarningAndOneOfAnotherModelDoesNot() throws IOException {
        Cli calibrated =
                run("calibrate", "--labels", "labelled.jsonl", "--grounding-model", "my-model", "--out", "own.json");
        assertThat(calibrated.code()).as(calibrated.err()).isZero();
        assertThat(Files.readString(folder.resolve("own.json"))).contains("\"grounding_model\" : \"my-model@");
        assertThat(check("--calibration", "own.json").err()).doesNotContain("not calibrated");
        run("calibrate", "--labels", "labelled.jsonl", "--out", "bundled.json");
        assertThat(check("--calibration", "bundled.json").err()).contains(NOT_CALIBRATED);
        assertThat(run("check", "a.csv", "--calibration", "own.json").err())
                .contains("grounding.model holdfast-encoder@", "risk was fitted with my-model@");
    }

    @Test
    void explainNamesTheModel() {
        Cli told = run(
                "explain",
                "--answer",
                "The warranty for labour lasts two years.",
                "--context",
                "A warranty covers parts for 24 months, labour for 12.",
                "--set",
                "grounding.model=" + folder.resolve("my-model"));
        assertThat(told.code()).as(told.err()).isZero();
        assertThat(told.out())
                .containsPattern("The model my-model@[0-9a-f]{12} read the claim beside")
                .contains("the probability below is not calibrated");
    }

    @Test
    void whatDoesNotFitIsToldWithItsExitCode() throws IOException {
        Cli nowhere = run("check", "a.csv", "--grounding-model", "nowhere");
        assertThat(nowhere.code()).isEqualTo(2);
        assertThat(nowhere.err()).contains("which is no folder here; allowed: bundled, off, or the folder of a model");
        Path config = folder.resolve("my-model/config.json");
        String said = Files.readString(config);
        Files.writeString(config, said.replace("entailment", "polite"));
        Cli unnamed = check();
        assertThat(unnamed.code()).isEqualTo(2);
        assertThat(unnamed.err()).contains("config.json names the labels not_polite, polite");
        Files.writeString(config, said.replace("RobertaForSequenceClassification", "T5ForConditionalGeneration"));
        assertThat(check().code()).isEqualTo(2);
        Files.delete(config);
        Cli missing = check();
        assertThat(missing.code()).isEqualTo(3);
        assertThat(missing.err()).contains("model file not found", "config.json");
    }
}
