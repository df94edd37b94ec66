package io.holdfast.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goal as Maven calls it; examples/verify.sh has Maven itself call it. */
class CheckMojoTest {
    private static final String RIGHT = """
            user_query,bot_reply,passages
            How long is the timeout?,The timeout is 30 seconds.,The timeout is 30 seconds.
            """;

    @TempDir
    private Path project;

    private final CheckMojo mojo = new CheckMojo();

    @BeforeEach
    void configured() {
        mojo.directory = project.toFile();
        mojo.reports = project.resolve("target/holdfast").toFile();
        mojo.answers = project.resolve("answers.csv").toFile();
        mojo.maxContradicted = "0";
        mojo.arguments = List.of("--map", "question=user_query,answer=bot_reply,contexts=passages");
    }

    private void answers(String csv) throws IOException {
        Files.writeString(project.resolve("answers.csv"), csv);
    }

    @Test
    void groundedAnswersPassAndTheReportsAreThere() throws Exception {
        answers(RIGHT);
        mojo.execute();
        assertThat(project.resolve("target/holdfast/report.html")).isNotEmptyFile();
        assertThat(project.resolve("target/holdfast/report.sarif")).isNotEmptyFile();
        assertThat(project.resolve("target/holdfast/answers.jsonl")).isNotEmptyFile();
        assertThat(project.resolve("target/holdfast/TEST-holdfast.xml"))
                .content()
                .contains("tests=\"1\"", "failures=\"0\"");
    }

    @Test
    void contradictedAnswerFailsTheBuildAndTheReasonIsItsMessage() throws IOException {
        answers(RIGHT.replace("The timeout is 30 seconds.,", "The timeout is 60 seconds.,"));
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoFailureException.class)
                .hasMessageStartingWith("gate failed: answers that contradict their documents: 1")
                .hasMessageContaining("report.html");
        assertThat(project.resolve("target/holdfast/TEST-holdfast.xml"))
                .content()
                .contains("failures=\"1\"");
    }

    @Test
    void calibrationThatDoesNotFitIsAWarningOfTheBuild() throws Exception {
        answers(RIGHT);
        Files.writeString(
                project.resolve("calibration.json"),
                "{\"format\":\"holdfast-calibration/1\",\"grounding_model\":\"m@1\",\"risk\":{\"threshold\":0.7}}");
        mojo.arguments = List.of("--no-model", "--calibration", "calibration.json");
        List<String> warnings = new ArrayList<>();
        mojo.setLog(new SystemStreamLog() {
            @Override
            public void warn(CharSequence line) {
                warnings.add(line.toString());
            }
        });

        mojo.execute();

        assertThat(warnings)
                .singleElement()
                .asString()
                .contains("was found with the model m@1, and no model is in use");
    }

    @Test
    void fileThatIsNotThereIsAnErrorNotAMissedBar() {
        assertThatThrownBy(mojo::execute)
                .isInstanceOf(MojoExecutionException.class)
                .hasMessageContaining("answers.csv");
    }

    @Test
    void skippedCheckReadsNothing() throws Exception {
        mojo.skip = true;
        mojo.execute();
        assertThat(project.resolve("target")).doesNotExist();
    }
}
