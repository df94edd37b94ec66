package io.holdfast.spark.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The rules of docs/architecture.md for this module, which is not on the app's class path. */
class ArchitectureTest {
    private static final String ROOT = "io.holdfast.spark";
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    @Test
    void theScorerKnowsNothingOfSpark() {
        assertThat(CLASSES.size()).isGreaterThan(25);
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".score..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache.spark..", "org.apache.hadoop..", "scala..")
                .check(CLASSES);
    }

    @Test
    void packagesFormNoCyclesAndKnowNeitherTheAppNorTheEngine() {
        slices().matching(ROOT + ".(**)").should().beFreeOfCycles().check(CLASSES);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.holdfast.app..", "io.holdfast.engine..")
                .check(CLASSES);
    }

    @Test
    void onlyTheEntryPointTouchesTheProcess() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(ROOT + ".cli.SparkMain")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .check(CLASSES);
    }

    @Test
    void nothingAsksForTimeOrChance() {
        noClasses()
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callConstructor(Random.class)
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .check(CLASSES);
    }

    @Test
    void everyPackageIsNullMarked() throws Exception {
        for (String name :
                CLASSES.stream().map(type -> type.getPackageName()).distinct().toList()) {
            assertThat(Class.forName(name + ".package-info").isAnnotationPresent(NullMarked.class))
                    .as(name)
                    .isTrue();
        }
    }
}
