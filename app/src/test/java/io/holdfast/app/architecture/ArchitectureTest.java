package io.holdfast.app.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.net.URL;
import java.nio.file.Files;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.regex.Pattern;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Test;

/** The rules of docs/architecture.md. Each is also shown to bite: see {@link RulesBiteTest}. */
class ArchitectureTest {
    static final String ROOT = "io.holdfast";

    /** Classes of the product; the test kit is a tool of tests and keeps its own rules. */
    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .withImportOption(location -> !location.contains("testkit"))
            .importPackages(ROOT);

    private static final Pattern SOCKETS = Pattern.compile("java\\.net\\..*(Socket|URLConnection).*"
            + "|java\\.nio\\.channels\\..*(Socket|Datagram|Network).*"
            + "|(java\\.net\\.http|javax\\.net|com\\.sun\\.net\\.httpserver|io\\.javalin)\\..*");

    /** Grows with the product, so that a class path gone wrong cannot make the rules pass. */
    private static final int AT_LEAST = 200;

    @Test
    void enoughClassesAreScannedForTheRulesToMeanSomething() {
        assertThat(PRODUCT.size()).isGreaterThanOrEqualTo(AT_LEAST);
        for (String module : new String[] {"text", "core", "lab", "app"}) {
            assertThat(PRODUCT.that(resideInAPackage(ROOT + "." + module + "..")))
                    .as("classes of " + module)
                    .isNotEmpty();
        }
    }

    @Test
    void packagesFormNoCycles() {
        noCycles(ROOT).check(PRODUCT);
    }

    @Test
    void modulesDependDownwardsOnly() {
        modules(ROOT).forEach(rule -> rule.check(PRODUCT));
    }

    @Test
    void theModelIsRecordsThatKnowNothingButJava() {
        pureModel(ROOT).check(PRODUCT);
    }

    @Test
    void onlyTheAppTouchesTheProcessItRunsIn() {
        noProcessOutside(ROOT).check(PRODUCT);
    }

    @Test
    void socketsAreOpenedByModelsAndTheWebServiceOnly() {
        noSocketsOutside(ROOT).check(PRODUCT);
    }

    @Test
    void filesAreWrittenByStoresReportsIndexesAndCompositionRootsOnly() {
        noFilesWrittenOutside(ROOT).check(PRODUCT);
    }

    @Test
    void timeAndChanceComeInThroughConstructors() {
        noHiddenTimeOrChance(ROOT).check(PRODUCT);
    }

    @Test
    void everyPackageIsNullMarked() {
        Set<String> packages = new TreeSet<>();
        PRODUCT.forEach(type -> packages.add(type.getPackageName()));
        assertThat(packages).hasSizeGreaterThan(8);
        for (String name : packages) {
            assertThat(nullMarked(name))
                    .as("package-info.java with @NullMarked in " + name)
                    .isTrue();
        }
    }

    static boolean nullMarked(String packageName) {
        try {
            return Class.forName(packageName + ".package-info").isAnnotationPresent(NullMarked.class);
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    static List<ArchRule> modules(String root) {
        return List.of(
                // what a text says by itself knows records, ports and settings, and nothing that judges
                noClasses()
                        .that()
                        .resideInAPackage(root + ".text..")
                        .should()
                        .dependOnClassesThat(resideInAPackage(root + "..")
                                .and(DescribedPredicate.not(resideInAnyPackage(
                                        root + ".text..",
                                        root + ".core.model..",
                                        root + ".core.port..",
                                        root + ".core.config..")))),
                noClasses()
                        .that()
                        .resideInAPackage(root + ".core..")
                        .should()
                        .dependOnClassesThat(resideInAPackage(root + "..")
                                .and(DescribedPredicate.not(resideInAnyPackage(root + ".core..", root + ".text..")))),
                noClasses()
                        .that()
                        .resideInAPackage(root + ".lab..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(root + ".engine..", root + ".models..", root + ".app..")
                        .allowEmptyShould(true),
                noClasses()
                        .that()
                        .resideInAPackage(root + ".engine..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(root + ".lab..", root + ".models..", root + ".app..")
                        .allowEmptyShould(true),
                noClasses()
                        .that()
                        .resideInAPackage(root + ".models..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(root + ".lab..", root + ".engine..", root + ".app..")
                        .allowEmptyShould(true));
    }

    /** Records, enums, sealed interfaces and one exception, which depend on the JDK and jspecify only. */
    static ArchRule pureModel(String root) {
        return classes()
                .that()
                .resideInAPackage(root + ".core.model..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        root + ".core.model..", "java.lang..", "java.util..", "java.time..", "org.jspecify..");
    }

    static ArchRule noProcessOutside(String root) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(root + ".app..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(Runtime.class, "exit", int.class)
                .orShould()
                .callMethod(Runtime.class, "halt", int.class)
                .orShould()
                .callMethod(Throwable.class, "printStackTrace");
    }

    static ArchRule noSocketsOutside(String root) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(root + ".models..", root + ".app.web..")
                .should()
                .dependOnClassesThat(describe(
                        "open sockets", type -> SOCKETS.matcher(type.getName()).matches()))
                .orShould()
                .accessTargetWhere(describe(
                        "opens a URL",
                        access -> access.getTargetOwner().isEquivalentTo(URL.class)
                                && access.getTarget().getName().startsWith("open")));
    }

    static ArchRule noFilesWrittenOutside(String root) {
        return noClasses()
                .that()
                .resideOutsideOfPackages(
                        root + ".lab.store..",
                        root + ".lab.report..",
                        root + ".engine.index..",
                        root + ".app..",
                        root + ".junit..",
                        root + ".spark..")
                .and()
                // the native library has to be a file while it is loaded
                .doNotHaveFullyQualifiedName(root + ".models.onnx.UnpackedLibrary")
                .should()
                .accessTargetWhere(describe("writes files", ArchitectureTest::writesFiles));
    }

    private static boolean writesFiles(JavaAccess<?> access) {
        JavaClass owner = access.getTargetOwner();
        String name = access.getTarget().getName();
        if (owner.isEquivalentTo(Files.class)) {
            return name.matches(
                    "write.*|newBufferedWriter|newOutputStream|create.*|copy|move|delete.*|set.*|newByteChannel");
        }
        boolean constructed = name.equals("<init>");
        return constructed
                && owner.getName()
                        .matches("java\\.io\\.(FileOutputStream|FileWriter|RandomAccessFile|PrintWriter|PrintStream)")
                && access.getDescription().matches(".*\\((java\\.lang\\.String|java\\.io\\.File).*");
    }

    /** Asking a clock or a seed nobody gave. Handing one in, as {@code Clock.systemUTC()} does, is how it should be. */
    static ArchRule noHiddenTimeOrChance(String root) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(root + ".app..")
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .accessTargetWhere(describe(
                        "asks the system clock",
                        access -> access.getTarget().getFullName().matches("java\\.time\\..*\\.now\\(\\)")))
                .orShould()
                .callConstructor(Random.class)
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.concurrent.ThreadLocalRandom");
    }
}
