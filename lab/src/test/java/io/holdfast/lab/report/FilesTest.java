package io.holdfast.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Wording;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugins.surefire.report.ReportTestSuite;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilesTest {
    @TempDir
    Path folder;

    private List<ModelStats> models = List.of();

    @BeforeEach
    void aRunOfTwentyTwo() {
        models = ModelStats.of(List.of(SampleRun.write(folder.resolve("run"), "ollama:mistral", 22)));
    }

    @Test
    void surefireReadsTheJunitXml() throws Exception {
        byte[] xml = JunitXml.of(models).getBytes(StandardCharsets.UTF_8);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new ByteArrayInputStream(xml));
        List<ReportTestSuite> suites = new TestSuiteXmlParser(new NullConsoleLogger())
                .parse(new InputStreamReader(new ByteArrayInputStream(xml), StandardCharsets.UTF_8));
        ReportTestSuite faithfulness = suites.stream()
                .filter(s -> s.getFullClassName().endsWith("faithfulness"))
                .findFirst()
                .orElseThrow();
        assertThat(faithfulness.getNumberOfTests()).isEqualTo(22);
        assertThat(faithfulness.getNumberOfErrors()).isEqualTo(2);
        assertThat(faithfulness.getNumberOfFailures()).isEqualTo(7);
        assertThat(faithfulness.getTestCases())
                .filteredOn(t -> t.getName().equals("clean-0000"))
                .singleElement()
                .satisfies(t -> {
                    assertThat(t.hasFailure()).isTrue();
                    assertThat(t.getFailureMessage()).contains("the source says \"20 m\"");
                });
    }

    @Test
    void junitXmlAndCsvNameTheLanguageOfEveryAnswer() {
        assertThat(JunitXml.of(models)).containsSubsequence("<testcase", "<property name=\"language\" value=\"en\"/>");
        List<String> rows = Csv.of(models).lines().toList();
        assertThat(rows.get(0)).endsWith(",diagnosis,language");
        assertThat(rows.stream().filter(row -> row.contains(",faithfulness,scored,")))
                .isNotEmpty()
                .allMatch(row -> row.endsWith(",en"));
    }

    @Test
    void sarifHasTheShapeOfTheStandardAndRegionsThatCoverTheClaims() throws Exception {
        JsonNode log = Json.read(Sarif.of(models, "1.2.3"));
        assertThat(log.path("version").asText()).isEqualTo("2.1.0");
        JsonNode run = log.path("runs").path(0);
        assertThat(run.at("/tool/driver/name").asText()).isEqualTo("Holdfast");
        assertThat(run.path("columnKind").asText()).isEqualTo("utf16CodeUnits");
        assertThat(run.path("results")).isNotEmpty();
        for (JsonNode result : run.path("results")) {
            assertThat(result.path("level").asText()).isIn("error", "warning");
            assertThat(result.at("/message/text").asText()).isNotBlank();
            assertThat(run.at("/tool/driver/rules"))
                    .anyMatch(rule -> rule.path("id").equals(result.path("ruleId")));
            check(run, result.at("/locations/0/physicalLocation"));
            result.path("relatedLocations").forEach(place -> check(run, place.path("physicalLocation")));
        }
    }

    private static void check(JsonNode run, JsonNode place) {
        JsonNode artifact =
                run.path("artifacts").path(place.at("/artifactLocation/index").asInt());
        assertThat(artifact.at("/location/uri")).isEqualTo(place.at("/artifactLocation/uri"));
        assertThat(place.at("/artifactLocation/uri").asText()).matches("[A-Za-z0-9%._~/-]+");
        JsonNode region = place.path("region");
        String text = artifact.at("/contents/text").asText();
        int start = region.path("charOffset").asInt();
        assertThat(text.substring(start, start + region.path("charLength").asInt()))
                .isEqualTo(region.at("/snippet/text").asText());
        assertThat(region.path("startLine").asInt()).isPositive();
    }

    @Test
    void regionsCountLinesAndColumnsFromOne() {
        JsonNode region = Sarif.region("one\r\ntwo\nthree", 9, 14);
        assertThat(region.path("startLine").asInt()).isEqualTo(3);
        assertThat(region.path("startColumn").asInt()).isEqualTo(1);
        assertThat(region.path("endColumn").asInt()).isEqualTo(6);
        assertThat(Sarif.region("one\r\ntwo", 5, 8).path("startLine").asInt()).isEqualTo(2);
    }

    @Test
    void noCellOfTheCsvIsAFormula() {
        String csv = Csv.of(ModelStats.of(List.of(SampleRun.write(folder.resolve("f"), "=HYPERLINK(\"x\")", 3))));
        assertThat(csv.lines().skip(1)).allSatisfy(row -> assertThat(row).contains("\"'=HYPERLINK(\"\"x\"\")\""));
        assertThat(csv).startsWith("run,model,case,").contains("\r\n");
    }

    @Test
    void markdownKeepsHostileTextHarmlessAndOnOneLine() {
        String markdown = Markdown.of(models);
        assertThat(markdown).contains("| ollama:mistral | faithfulness |").doesNotContain("<script", "<img", "\u202E");
        assertThat(Markdown.safe("a|b\n# c `d` @all")).isEqualTo("a\\|b \\# c \\`d\\` &#64;all");
    }

    @Test
    void everyCaseIsOneLineOfTheJsonl() throws Exception {
        List<String> lines = Jsonl.of(models).lines().toList();
        assertThat(lines).hasSize(22);
        assertThat(Json.read(lines.get(0))
                        .at("/dimensions/faithfulness/diagnosis/0")
                        .asText())
                .contains("the source says");
    }

    @Test
    void theAnalysisNamesEveryFailureItsClassAndWhatFollows() {
        String analysis = Analysis.of(models);
        assertThat(analysis)
                .contains(
                        "#### Contradicted",
                        "**Cause.**",
                        "**Implication.**",
                        "## Thresholds in force",
                        "## Limitations")
                .contains("number mismatch")
                .doesNotContain("<script", "NaN");
        assertThat(analysis.lines().filter(l -> l.startsWith("| clean-")).count())
                .isEqualTo(15);
    }

    @Test
    void theAnalysisCanBeWrittenInIndonesianWithTheSameNumbers() {
        String english = Analysis.of(models);
        String indonesian = Analysis.of(models, Wording.of("id"));
        assertThat(indonesian)
                .startsWith("# Analisis\n")
                .contains("#### Bertentangan", "**Penyebab.**", "**Implikasi.**", "## Ambang yang berlaku")
                .doesNotContain("Cause", "Observation", "Limitations", "answered:", "passed every", " few. ");
        assertThat(indonesian.lines().count()).isEqualTo(english.lines().count());
        assertThat(indonesian.replaceAll("[^0-9]+", " ")).isEqualTo(english.replaceAll("[^0-9]+", " "));
        assertThatThrownBy(() -> Wording.of("fr"))
                .hasMessage("an analysis cannot be written in fr; allowed: en (English), id (Indonesian)");
    }

    @Test
    void everyFailureClassIsExplainedInIndonesian() {
        Wording indonesian = Wording.of("id");
        for (String id : List.of(
                "contradicted",
                "not_found",
                "unsure",
                "false_insufficient_context",
                "inconsistent",
                "context_independent",
                "sensitive",
                "unmeasured")) {
            FailureClass known = FailureClass.of(id);
            assertThat(indonesian.word(known.cause())).isNotEqualTo(known.cause());
            assertThat(indonesian.word(known.implication())).isNotEqualTo(known.implication());
            assertThat(indonesian.word(Words.spoken(id))).isNotEqualTo(Words.spoken(id));
        }
    }

    @Test
    void chartsAreWrittenUnderTheirNamesAndHaveSomethingOnThem() throws Exception {
        List<Path> files = ReportFiles.charts(folder.resolve("charts"), models, "all");
        assertThat(files)
                .extracting(f -> f.getFileName().toString())
                .containsExactlyInAnyOrder(
                        "model_comparison.svg", "model_comparison.png",
                        "per_case_comparison.svg", "per_case_comparison.png",
                        "faithfulness_clean.svg", "faithfulness_clean.png",
                        "faithfulness_distractor.svg", "faithfulness_distractor.png",
                        "comparison_clean_vs_distractor.svg", "comparison_clean_vs_distractor.png",
                        "latency_comparison.svg", "latency_comparison.png");
        for (Path file : files) {
            if (file.toString().endsWith(".svg")) {
                String svg = Files.readString(file);
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)));
                assertThat(svg).contains("<title", "<desc").containsAnyOf("<circle", "<rect x");
            } else {
                assertThat(ImageIO.read(file.toFile()).getWidth()).isGreaterThan(1000);
            }
        }
        assertThat(ReportFiles.charts(folder.resolve("one"), models, "latency")).hasSize(2);
    }
}
