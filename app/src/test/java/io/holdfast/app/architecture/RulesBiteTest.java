package io.holdfast.app.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each architecture rule finds the sample that breaks it, and nothing else. */
class RulesBiteTest {
    private static final String SAMPLE = "io.holdfast.app.architecture.sample";
    private static final JavaClasses CLASSES = new ClassFileImporter().importPackages(SAMPLE);

    @Test
    void cyclesAreFound() {
        assertThat(violations(ArchitectureTest.noCycles(SAMPLE)))
                .singleElement()
                .asString()
                .contains("Cycle");
    }

    @Test
    void upwardDependenciesAreFound() {
        assertThat(violations(ArchitectureTest.modules(SAMPLE).get(0)))
                .isNotEmpty()
                .allMatch(v -> v.contains("Judges"));
        assertThat(violations(ArchitectureTest.modules(SAMPLE).get(1)))
                .isNotEmpty()
                .allMatch(v -> v.contains("Upwards"));
    }

    @Test
    void impureModelIsFound() {
        assertThat(violations(ArchitectureTest.pureModel(SAMPLE))).isNotEmpty().allMatch(v -> v.contains("ReadsFiles"));
    }

    @Test
    void printingIsFound() {
        assertThat(violations(ArchitectureTest.noProcessOutside(SAMPLE)))
                .isNotEmpty()
                .allMatch(v -> v.contains("Shouts"));
    }

    @Test
    void socketsAreFound() {
        assertThat(violations(ArchitectureTest.noSocketsOutside(SAMPLE)))
                .isNotEmpty()
                .allMatch(v -> v.contains("Dials"));
    }

    @Test
    void writtenFilesAreFound() {
        assertThat(violations(ArchitectureTest.noFilesWrittenOutside(SAMPLE)))
                .isNotEmpty()
                .allMatch(v -> v.contains("Writes"));
    }

    @Test
    void hiddenTimeAndChanceAreFound() {
        assertThat(violations(ArchitectureTest.noHiddenTimeOrChance(SAMPLE)))
                .hasSize(3)
                .allMatch(v -> v.contains("Guesses"));
    }

    @Test
    void packageWithoutNullMarkedIsFound() {
        assertThat(ArchitectureTest.nullMarked(SAMPLE + ".lab")).isFalse();
        assertThat(ArchitectureTest.nullMarked("io.holdfast.core.model")).isTrue();
    }

    private static List<String> violations(ArchRule rule) {
        EvaluationResult result = rule.evaluate(CLASSES);
        return result.getFailureReport().getDetails();
    }
}
