package io.holdfast.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BaselineTest {
    private static final AnswerScorer SCORER =
            new AnswerScorer(Scorers.withoutModels(ConfigLoader.defaults()), Bar.EVERY_CLAIM);
    private static final String TEXT = "The kiln reaches 1200 degrees. It needs nine hours to cool.";

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void place() {
        file = folder.resolve("baselines/kiln.json");
    }

    @Test
    void missingBaselineSaysHowToMakeIt() {
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(good(), file))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("there is no baseline")
                .hasMessageContaining("-Dholdfast.update=true")
                .hasMessageContaining("from these 3 answers");
    }

    @Test
    void fileIsSortedOneCaseALineAndNamesItsFormatConfigurationAndModels() throws IOException {
        List<GroundedCase> shuffled = new ArrayList<>(good());
        Collections.reverse(shuffled);
        write(shuffled);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(1)).isEqualTo("  \"format\": \"holdfast-baseline/1\",");
        assertThat(lines.get(2)).matches("  \"config\": \"[0-9a-f]{12}\",");
        assertThat(lines.get(3)).isEqualTo("  \"models\": [],");
        assertThat(lines.subList(5, 8))
                .containsExactly(
                        "    \"cool\": {\"outcome\":\"scored\",\"failure\":false,\"faithfulness\":1.0,"
                                + "\"supported\":1,\"contradicted\":0,\"not_found\":0},",
                        "    \"heat\": {\"outcome\":\"scored\",\"failure\":false,\"faithfulness\":1.0,"
                                + "\"supported\":1,\"contradicted\":0,\"not_found\":0},",
                        "    \"mayor\": {\"outcome\":\"abstained\",\"failure\":false}");
        String bytes = Files.readString(file);
        write(good());
        assertThat(Files.readString(file)).isEqualTo(bytes);
        assertThat(file.getParent()).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    void unchangedAndBetterAnswersPass() {
        write(List.of(scored("heat", "The kiln reaches 900 degrees."), scored("cool", "It needs nine hours to cool.")));
        GroundingAssertions.assertNoRegression(
                List.of(
                        scored("heat", "The kiln reaches 1200 degrees."),
                        scored("cool", "It needs nine hours to cool.")),
                file);
    }

    @Test
    void worseAnswerIsNamedWithTheClaimAndTheSpan() {
        write(good());
        List<GroundedCase> worse = List.of(
                scored("heat", "The kiln reaches 900 degrees."),
                scored("cool", "It needs nine hours to cool."),
                scored("mayor", "I cannot answer this from the given documents."));
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(worse, file))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("1 case differs")
                .hasMessageContaining("heat: faithfulness fell from 1.00 to 0.00")
                .hasMessageContaining("1200 degrees")
                .hasMessageNotContaining("cool:");
    }

    @Test
    void declinedQuestionThatIsNowAnsweredFromNothingIsWorse() {
        write(good());
        List<GroundedCase> worse = List.of(
                good().get(0),
                good().get(1),
                scored("mayor", "The youngest mayor was elected in Trondheim last spring."));
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(worse, file))
                .hasMessageContaining("mayor: was rightly declined, fails now");
    }

    @Test
    void silenceIsWorseThanAnAnswer() {
        write(good());
        List<GroundedCase> worse = List.of(good().get(0), good().get(1), scored("mayor", " "));
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(worse, file))
                .hasMessageContaining("mayor: was abstained, cannot be measured now");
    }

    @Test
    void casesAddedOrRemovedAreNamed() {
        write(good());
        List<GroundedCase> other =
                List.of(good().get(0), good().get(1), scored("price", "The kiln reaches 1200 degrees."));
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(other, file))
                .hasMessageContaining("2 cases differ")
                .hasMessageContaining("mayor: in the baseline, but not in this run")
                .hasMessageContaining("price: in this run, but not in the baseline")
                .hasMessageContaining("-Dholdfast.update=true");
    }

    @Test
    void otherConfigurationCannotBeCompared() {
        write(good());
        AnswerScorer other = new AnswerScorer(
                Scorers.withoutModels(new ConfigLoader()
                        .set("thresholds.faithfulness_evidence", "0.9", "test")
                        .load()
                        .config()),
                Bar.EVERY_CLAIM);
        List<GroundedCase> results = List.of(other.score(Case.of("heat", "", TEXT), "The kiln reaches 1200 degrees."));
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(results, file))
                .hasMessageContaining("was made with configuration")
                .hasMessageContaining("cannot be compared");
    }

    @Test
    void settingsThatScoresDoNotDependOnKeepTheBaselineValid() {
        write(good());
        AnswerScorer other = new AnswerScorer(
                Scorers.withoutModels(new ConfigLoader()
                        .set("inference.concurrency", "7", "test")
                        .load()
                        .config()),
                Bar.EVERY_CLAIM);
        GroundingAssertions.assertNoRegression(
                good().stream().map(c -> other.score(c.testCase(), c.answer())).toList(), file);
    }

    @Test
    void otherModelsCannotBeComparedAndTheReasonIsSaid() throws IOException {
        write(good());
        Files.writeString(file, Files.readString(file).replace("\"models\": []", "\"models\": [\"encoder@12ab\"]"));
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(good(), file))
                .hasMessageContaining("was made with the models encoder@12ab, this run uses none")
                .hasMessageContaining("words and facts only");
    }

    @Test
    void toleranceLetsFaithfulnessFallByAsMuch() {
        String half = "The kiln reaches 1200 degrees. It was built by monks in a hurry.";
        write(List.of(scored("heat", "The kiln reaches 1200 degrees.")));
        List<GroundedCase> now = List.of(scored("heat", half));
        Baseline.at(file).tolerating(0.5).assertNoRegression(now);
        assertThatThrownBy(() -> Baseline.at(file).tolerating(0.4).assertNoRegression(now))
                .hasMessageContaining("fell from 1.00 to 0.50");
    }

    @Test
    void unreadableBaselineIsAnErrorThatNamesTheFile() throws IOException {
        write(good());
        Files.writeString(file, Files.readString(file).replace("baseline/1", "baseline/9"));
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(good(), file))
                .hasMessageContaining("kiln.json cannot be read")
                .hasMessageContaining("holdfast-baseline/9");
        Files.writeString(file, "{\"format\": \"holdfast-base");
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(good(), file))
                .hasMessageContaining("it is not JSON");
    }

    @Test
    void updateSwitchIsASystemProperty() {
        System.setProperty(Baseline.UPDATE_PROPERTY, "true");
        try {
            GroundingAssertions.assertNoRegression(good(), file);
        } finally {
            System.clearProperty(Baseline.UPDATE_PROPERTY);
        }
        GroundingAssertions.assertNoRegression(good(), file);
    }

    @Test
    void noResultsAndTwiceTheSameIdAreMistakesOfTheTest() {
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(List.of(), file))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> GroundingAssertions.assertNoRegression(List.of(good().get(0), good().get(0)), file))
                .hasMessageContaining("two results have the id heat");
    }

    private void write(List<GroundedCase> results) {
        Baseline.at(file).updating(true).assertNoRegression(results);
    }

    private static List<GroundedCase> good() {
        return List.of(
                scored("heat", "The kiln reaches 1200 degrees."),
                scored("cool", "It needs nine hours to cool."),
                scored("mayor", "I cannot answer this from the given documents."));
    }

    private static GroundedCase scored(String id, String answer) {
        return SCORER.score(Case.of(id, "Which town elected the youngest mayor?", TEXT), answer);
    }
}
