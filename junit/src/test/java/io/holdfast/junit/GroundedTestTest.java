package io.holdfast.junit;

import static io.holdfast.junit.GroundingAssertions.assertThatAnswer;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;

/** Test classes of users, run inside of tests by whichever JUnit is on the class path. */
class GroundedTestTest {
    @Test
    void eachRecordedAnswerIsATestNamedByIdAndScore() {
        EngineExecutionResults results = run(selectClass(Recorded.class));
        assertThat(names(results))
                .hasSize(3)
                .anyMatch(name -> name.matches("pressure \\| faithfulness 1\\.00, risk 0\\.\\d\\d"))
                .anyMatch(name -> name.matches("housing \\| faithfulness 0\\.50, risk [01]\\.\\d\\d"))
                .contains("mayor | abstained");
        results.testEvents().assertStatistics(stats -> stats.succeeded(2).failed(1));
        assertThat(messages(results)).singleElement().asString().contains("of case housing", "9 bar", "data-sheet");
    }

    @Test
    void conversationsWithToolCallsAreTestedByWhatTheToolsReturned() {
        EngineExecutionResults results = run(selectClass(Conversations.class));
        assertThat(names(results)).hasSize(2).allMatch(name -> name.startsWith("ferry-"));
        assertThat(messages(results)).singleElement().asString().contains("ferry-late", "23:10", "ferries/call_2");
    }

    @Test
    void rowsOfATableAreTestedByTheNamesOfTheirColumns() {
        EngineExecutionResults results = run(selectClass(Rows.class));
        assertThat(names(results)).hasSize(2);
        assertThat(messages(results)).singleElement().asString().contains("9 watts");
    }

    @Test
    void fileWithoutAnswersIsSaidToBeOne() {
        assertThat(allMessages(run(selectClass(Unanswered.class))))
                .anyMatch(message -> message.contains("run.trec is trec-run, which holds no answers"));
    }

    @Test
    void thresholdOfTheAnnotationIsTheBar() {
        run(selectClass(Lenient.class))
                .testEvents()
                .assertStatistics(stats -> stats.succeeded(4).failed(0));
    }

    @Test
    void nestedClassesUseTheAnnotationAround() {
        run(selectClass(Lenient.Inner.class))
                .testEvents()
                .assertStatistics(stats -> stats.succeeded(1).failed(0));
    }

    @Test
    void sourceFeedsPlainParameterizedTests() {
        assertThat(names(run(selectMethod(Sourced.class, "each", GroundedCase.class.getName()))))
                .hasSize(3);
    }

    @Test
    void badLineFailsTheTestWithFileLineAndField() {
        EngineExecutionResults results = run(selectClass(Broken.class));
        assertThat(allMessages(results))
                .anyMatch(message -> message.contains("broken-cases.jsonl line 2: field \"answer\" is missing"));
    }

    @Test
    void missingDataSetIsSaidWithBothPlaces() {
        assertThat(allMessages(run(selectClass(Missing.class))))
                .anyMatch(message ->
                        message.contains("nowhere.jsonl is neither a file") && message.contains("class path"));
    }

    @Test
    void scorerWithoutModelsSaysSoInReportAndFailure() {
        EngineExecutionResults results = run(selectClass(WithoutModels.class));
        assertThat(entries(results)).anyMatch(entry -> entry.contains("words and facts only"));
        assertThat(messages(results)).singleElement().asString().contains("scored by words and facts only", "7 watts");
    }

    @Test
    void calibrationThatDoesNotFitTheModelsIsReported() {
        assertThat(entries(run(selectClass(CalibratedWithout.class))))
                .anyMatch(entry -> entry.contains("calibration.json does not name the model"));
        assertThat(entries(run(selectClass(CalibratedWith.class))))
                .anyMatch(entry -> entry.contains("found with the model m@1, and no model is in use"));
        assertThat(entries(run(selectClass(Calibrated.class)))).noneMatch(entry -> entry.contains("calibrat"));
    }

    private static List<String> entries(EngineExecutionResults results) {
        return results.allEvents().reportingEntryPublished().stream()
                .map(event -> event.getPayload().orElseThrow().toString())
                .toList();
    }

    @Test
    void configurationFileOfTheAnnotationIsUsedByBothEntryPoints() {
        run(selectClass(Configured.class))
                .testEvents()
                .assertStatistics(stats -> stats.succeeded(2).failed(0));
    }

    @Test
    void thresholdOutsideTheUnitIntervalIsRefused() {
        assertThat(allMessages(run(selectClass(Impossible.class))))
                .anyMatch(message -> message.contains("@Grounded(threshold = 80.0): give a number in [0, 1]"));
    }

    @Test
    void aDataSetWithoutCasesIsAFailureAndNoPass() {
        EngineExecutionResults results = run(selectClass(Empty.class));
        assertThat(allMessages(results)).anyMatch(message -> message.contains("no-cases.jsonl holds no cases"));
        assertThat(results.testEvents().succeeded().count()).isZero();
    }

    @Test
    void anEmptyAnswerIsNotMeasuredAndPassesNothing() {
        run(selectClass(Silent.class))
                .testEvents()
                .assertStatistics(stats -> stats.succeeded(0).failed(1));
    }

    @Test
    void aCalibrationDecidesWhatIsGrounded() {
        run(selectClass(Uncalibrated.class))
                .testEvents()
                .assertStatistics(stats -> stats.succeeded(0).failed(1));
        run(selectClass(Calibrated.class))
                .testEvents()
                .assertStatistics(stats -> stats.succeeded(1).failed(0));
    }

    static class Empty {
        @GroundedTest("no-cases.jsonl")
        void grounded(GroundedCase recorded) {
            recorded.assertThat().isGrounded();
        }
    }

    @Grounded(models = Grounded.Models.NONE)
    static class Silent {
        @Test
        void silent() {
            assertThatAnswer("").givenContext("The lamp draws 7 watts.").isGrounded();
        }
    }

    @Grounded(models = Grounded.Models.NONE)
    static class Uncalibrated {
        @Test
        void halfSupported() {
            assertThatAnswer("The lamp draws 7 watts. The lamp was a gift of the queen.")
                    .givenContext("The lamp draws 7 watts.")
                    .isGrounded();
        }
    }

    @Grounded(models = Grounded.Models.NONE, config = "calibrated.yaml")
    static class Calibrated {
        @Test
        void halfSupported() {
            assertThatAnswer("The lamp draws 7 watts. The lamp was a gift of the queen.")
                    .givenContext("The lamp draws 7 watts.")
                    .isGrounded();
        }
    }

    @Grounded(models = Grounded.Models.REQUIRED, config = "calibrated.yaml")
    static class CalibratedWithout {
        @Test
        void nothing() {}
    }

    @Grounded(models = Grounded.Models.NONE, config = "calibrated-with-model.yaml")
    static class CalibratedWith {
        @Test
        void nothing() {}
    }

    static class Recorded {
        @GroundedTest("pump-cases.jsonl")
        void grounded(GroundedCase recorded) {
            recorded.assertThat().isGrounded();
        }
    }

    @Grounded(models = Grounded.Models.NONE)
    static class Conversations {
        @GroundedTest("conversations.jsonl")
        void grounded(GroundedCase recorded) {
            recorded.assertThat().isFaithful();
        }
    }

    @Grounded(models = Grounded.Models.NONE)
    static class Rows {
        @GroundedTest("rows.csv")
        void grounded(GroundedCase recorded) {
            recorded.assertThat().isFaithful();
        }
    }

    static class Unanswered {
        @GroundedTest("run.trec")
        void grounded(GroundedCase recorded) {}
    }

    @Grounded(threshold = 0.5)
    static class Lenient {
        @GroundedTest("pump-cases.jsonl")
        void grounded(GroundedCase recorded) {
            recorded.assertThat().isGrounded();
        }

        @Nested
        class Inner {
            @Test
            void halfIsEnough() {
                assertThatAnswer("The lamp draws 7 watts. The lamp was a gift of the queen.")
                        .givenContext("The lamp draws 7 watts.")
                        .isGrounded();
            }
        }
    }

    static class Sourced {
        @ParameterizedTest(name = "{0}")
        @GroundedSource("src/test/resources/pump-cases.jsonl")
        void each(GroundedCase recorded) {
            assertThat(recorded.finding()).isNotNull();
        }
    }

    static class Broken {
        @GroundedTest("broken-cases.jsonl")
        void grounded(GroundedCase recorded) {}
    }

    static class Missing {
        @GroundedTest("nowhere.jsonl")
        void grounded(GroundedCase recorded) {}
    }

    @Grounded(models = Grounded.Models.NONE)
    static class WithoutModels {
        @Test
        void wrong() {
            assertThatAnswer("The lamp draws 9 watts.")
                    .givenContext("The lamp draws 7 watts.")
                    .isFaithful();
        }
    }

    @Grounded(config = "strict.yaml")
    static class Configured {
        @Test
        void injected(AnswerScorer scorer) {
            assertThat(scorer.config().grounding().model()).isEqualTo("off");
            assertThat(scorer.modelIds()).hasSize(1);
        }

        @Test
        void fromTheStaticEntryPoint() {
            assertThat(GroundedExtension.current().config().grounding().model()).isEqualTo("off");
        }
    }

    @Grounded(threshold = 80)
    static class Impossible {
        @Test
        void never() {}
    }

    private static EngineExecutionResults run(ClassSelector selector) {
        return EngineTestKit.engine("junit-jupiter").selectors(selector).execute();
    }

    private static EngineExecutionResults run(MethodSelector selector) {
        return EngineTestKit.engine("junit-jupiter").selectors(selector).execute();
    }

    private static List<String> names(EngineExecutionResults results) {
        return results.testEvents().finished().stream()
                .map(event -> event.getTestDescriptor().getDisplayName())
                .toList();
    }

    private static List<String> messages(EngineExecutionResults results) {
        return results.testEvents().failed().stream()
                .map(GroundedTestTest::message)
                .toList();
    }

    private static List<String> allMessages(EngineExecutionResults results) {
        return results.allEvents().failed().stream()
                .map(GroundedTestTest::message)
                .toList();
    }

    private static String message(Event event) {
        return String.valueOf(event.getRequiredPayload(TestExecutionResult.class)
                .getThrowable()
                .orElseThrow()
                .getMessage());
    }
}
