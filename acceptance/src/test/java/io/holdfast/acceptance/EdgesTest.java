package io.holdfast.acceptance;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The rules of docs/architecture.md for the modules at the edge, which the app does not see. */
class EdgesTest {
    private static final String[] EDGES = {"io.holdfast.junit..", "io.holdfast.adapters..", "io.holdfast.springboot.."};
    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("testkit"))
            .importPackages("io.holdfast");

    @Test
    void enoughClassesAreScanned() {
        assertThat(PRODUCT.that(resideInAnyPackage(EDGES)).size()).isGreaterThan(25);
        assertThat(PRODUCT.size()).isGreaterThan(300);
    }

    @Test
    void nothingBelowKnowsTheEdges() {
        noClasses()
                .that()
                .resideOutsideOfPackages(EDGES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(EDGES)
                .check(PRODUCT);
    }

    @Test
    void edgesDoNotKnowTheAppAndTheEngine() {
        noClasses()
                .that()
                .resideInAnyPackage(EDGES)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("io.holdfast.app..", "io.holdfast.engine..")
                .check(PRODUCT);
    }

    /** A user of one framework must not need the classes of another; Quarkus is built on LangChain4j. */
    @Test
    void eachFrameworkHasItsOwnPackage() {
        world("springai", "org.springframework..");
        world("dokimos", "dev.dokimos..");
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "io.holdfast.adapters.langchain4j..",
                        "io.holdfast.adapters.quarkus..",
                        "io.holdfast.springboot..",
                        "io.holdfast.app.bench..") // the naive path we measure ourselves against
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.langchain4j..", "io.quarkiverse..")
                .check(PRODUCT);
    }

    private static void world(String name, String library) {
        noClasses()
                .that()
                .resideOutsideOfPackages("io.holdfast.adapters." + name + "..", "io.holdfast.springboot..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(library)
                .check(PRODUCT);
    }

    @Test
    void onlyTheJunitModuleKnowsTestLibraries() {
        noClasses()
                .that()
                .resideOutsideOfPackage("io.holdfast.junit..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.junit..", "org.assertj..")
                .check(PRODUCT);
    }

    @Test
    void packagesFormNoCycles() {
        slices().matching("io.holdfast.(**)").should().beFreeOfCycles().check(PRODUCT);
    }

    @Test
    void edgesKeepQuietAndAskNoClock() {
        noClasses()
                .that()
                .resideInAnyPackage(EDGES)
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(PRODUCT);
    }

    @Test
    void everyPackageIsNullMarked() throws ClassNotFoundException {
        Set<String> packages = PRODUCT.that(resideInAnyPackage(EDGES)).stream()
                .map(JavaClass::getPackageName)
                .collect(Collectors.toSet());
        assertThat(packages).hasSizeGreaterThan(5);
        for (String name : packages) {
            assertThat(Class.forName(name + ".package-info").isAnnotationPresent(NullMarked.class))
                    .as(name)
                    .isTrue();
        }
    }
}
