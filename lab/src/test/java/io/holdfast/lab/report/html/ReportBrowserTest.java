package io.holdfast.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.SampleRun;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import io.holdfast.testkit.browser.Chromium;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The report as a reader has it: in a real browser, opened from disk. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReportBrowserTest {
    private Chromium chromium;
    /** Tables that are wider than their place, and texts of charts that reach out of their sheet. */
    private static final String CUT_OFF = """
            () => [...document.querySelectorAll('main .scroll')].filter(e => e.closest('#case') === null && e.scrollWidth > e.clientWidth + 1)
                .map(e => e.getAttribute('aria-label'))
                .concat([...document.querySelectorAll('svg.chart text')].filter(t => t.ownerSVGElement.clientWidth > 0).filter(t => {
                  const b = t.getBBox(), v = t.ownerSVGElement.viewBox.baseVal;
                  return b.x < v.x - 1 || b.x + b.width > v.x + v.width + 1;
                }).map(t => t.textContent))
            """;

    /** Each width and each theme once: themes change colours, widths the layout, and neither the other. */
    private static final List<View> VIEWS = List.of(new View(1400, ColorScheme.LIGHT), new View(420, ColorScheme.DARK));

    private record View(int width, ColorScheme theme) {}

    private Path report;

    @BeforeAll
    void aReportOnDisk(@TempDir Path folder) throws Exception {
        chromium = Chromium.start();
        report = folder.resolve("report.html");
        Files.writeString(
                report,
                HtmlReport.of(
                        ModelStats.of(List.of(SampleRun.write(folder.resolve("run"), "ollama:mistral", 66))), null));
    }

    @AfterAll
    void end() {
        if (chromium != null) {
            chromium.close();
        }
    }

    @AfterEach
    void theBrowserHasNothingToComplainOf() {
        assertThat(chromium.complaints()).isEmpty();
    }

    @Test
    void filtersNarrowTheListAndAreKeptInTheAddress() {
        Page page = open(ColorScheme.LIGHT, true);
        assertThat(page.textContent("#count")).isEqualTo("66 cases, failures first");
        page.selectOption("#f-verdict", "unmeasured");
        assertThat(page.textContent("#count")).isEqualTo("6 of 66 cases");
        page.selectOption("#f-verdict", "contradicted");
        page.selectOption("#f-set", "distractor");
        assertThat(page.locator("#list [role=option]").allTextContents())
                .isNotEmpty()
                .allMatch(row -> row.contains("distractor-") && row.contains("contradicted"));
        String narrowed = page.textContent("#count");
        assertThat(page.url()).contains("verdict=contradicted", "set=distractor");
        Page again = ReportPage.open(chromium, report, page.url(), 1280);
        assertThat(again.textContent("#count")).isEqualTo(narrowed);
        assertThat(again.inputValue("#f-set")).isEqualTo("distractor");
    }

    @Test
    void theSearchReadsAnswersAndDocumentsToo() {
        Page page = open(ColorScheme.LIGHT, true);
        page.waitForSelector(
                "html[data-searchable=true]",
                new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        page.fill("#f-q", "light number 17 STANDS on a rock");
        assertThat(page.textContent("#count")).isEqualTo("1 of 66 cases");
        page.fill("#f-q", "lens was made in Paris");
        assertThat(page.textContent("#count")).isEqualTo("8 of 66 cases");
        page.fill("#f-q", "no such words");
        assertThat(page.innerText("#list")).contains("No case is like that.");
    }

    @Test
    void aLinkOpensItsCase() {
        Page page = ReportPage.open(chromium, report, report.toUri() + "#case=clean-0003", 1280);
        page.waitForSelector("#case h3:has-text('clean-0003')");
        assertThat((Boolean) page.evaluate("() => document.getElementById('case').getBoundingClientRect().top < 200"))
                .isTrue();
        page.evaluate("() => { location.hash = 'case=distractor-0005' }");
        page.waitForSelector("#case h3:has-text('distractor-0005')");
    }

    @Test
    void onlyTheRowsInSightAreDrawn() {
        Page page = open(ColorScheme.LIGHT, true);
        assertThat(page.locator("#list [role=option]").count()).isBetween(5, 25);
        page.evaluate("() => { const l = document.getElementById('list'); l.scrollTop = l.scrollHeight }");
        page.waitForSelector("#list [aria-posinset='66']");
        assertThat(page.getAttribute("#list [aria-posinset='66']", "aria-setsize"))
                .isEqualTo("66");
    }

    @Test
    void aHostileAnswerIsShownNotRun() {
        Page page = ReportPage.open(chromium, report, report.toUri() + "#case=clean-0001", 1280);
        page.waitForSelector("#case h3:has-text('clean-0001')");
        String answer = page.innerText("#case .answer");
        assertThat(answer).contains("<script>window.pwned=1</script>\"><img src=x onerror=window.pwned=2>");
        assertThat(answer).contains("U+202E").doesNotContain("\u202E");
        assertThat(page.locator("#case img, #case script, #case b").count()).isZero();
        assertThat(page.evaluate("() => window.pwned === undefined")).isEqualTo(true);
    }

    @Test
    void differingWordsAreStrongAndOnlyTheChosenClaimIsPainted() {
        Page page = ReportPage.open(chromium, report, report.toUri() + "#case=clean-0000", 1280);
        assertThat(page.innerText("#case .answer mark.contradicted .word")).isEqualTo("25 metres");
        assertThat(page.innerText("#case .doc mark.contradicted .word")).isEqualTo("20 metres");
        assertThat(page.innerText("#case .claims"))
                .contains("the answer says \"25 metres\", the source says \"20 metres\"");
        assertThat(page.locator("#case .doc mark.supported").count()).isZero();
        page.locator("#case .claims .pick").nth(1).focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("#case .doc mark.contradicted").count()).isZero();
        assertThat(page.innerText("#case .doc mark.supported")).startsWith("It was lit for the first time in");
        assertThat(page.locator("#case .claims .pick").nth(1).getAttribute("aria-pressed"))
                .isEqualTo("true");
    }

    @Test
    void aMarkerOpensTheWordsItCitesAndItsVerdict(@TempDir Path folder) throws Exception {
        Path cited = Files.writeString(folder.resolve("cited.html"), CitedReport.html());
        Page page = ReportPage.open(chromium, cited, cited.toUri() + "#case=bakery", 1280);
        Locator marks = page.locator("#case .answer button.cite");
        assertThat(marks.allTextContents()).containsExactly("[1]", "[1]", "[7]");
        assertThat(page.isVisible("#case .cited")).isFalse();

        marks.nth(1).click();
        assertThat(page.innerText("#case .cited"))
                .contains("wrong document", "[1] cites document bread.md", "The shop closes at six in the evening");
        assertThat(page.locator("#case .doc.named").getAttribute("aria-label")).isEqualTo("Document bread.md, cited");
        assertThat(page.innerText("#case .doc[aria-label='Document hours.md'] mark"))
                .startsWith("The shop closes at six in the evening");
        assertThat(Chromium.violations(page)).isEmpty();

        page.keyboard().press("Shift+Tab");
        assertThat(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))
                .isEqualTo("[1], right, document bread.md");
        assertThat(page.innerText("#case .doc.named mark.supported")).startsWith("On Monday the old bakery");
        assertThat(marks.nth(0).getAttribute("aria-pressed")).isEqualTo("true");

        page.locator("#case .cites .pick").nth(2).focus();
        page.keyboard().press("Enter");
        assertThat(page.innerText("#case .cited")).contains("names no given document", "names none of the 2 documents");
        assertThat(page.locator("#case .doc mark").count()).isZero();
        page.locator("#case .claims .pick").first().click();
        assertThat(page.isVisible("#case .cited")).isFalse();
        assertThat(page.locator("#case .doc mark.supported").count()).isPositive();
        page.click("#citations th a");
        page.waitForFunction("() => location.hash === '#case=bakery'");
    }

    @Test
    void theKeyboardAloneWalksThroughTheCases() {
        Page page = open(ColorScheme.LIGHT, true);
        String first = page.textContent("#case h3");
        page.keyboard().press("j");
        page.waitForFunction("f => document.querySelector('#case h3').textContent !== f", first);
        page.keyboard().press("k");
        page.waitForSelector("#case h3:has-text('" + first + "')");
        page.keyboard().press("Enter");
        assertThat(page.evaluate("() => document.activeElement.id")).isEqualTo("case");
        page.keyboard().press("Escape");
        assertThat(page.evaluate("() => document.activeElement.id")).isEqualTo("list");
        page.keyboard().press("ArrowDown");
        page.waitForFunction("f => document.querySelector('#case h3').textContent !== f", first);
        page.focus("#f-q");
        page.keyboard().press("j");
        assertThat(page.inputValue("#f-q")).isEqualTo("j");
    }

    @Test
    void aWrongVerdictBecomesALabelToDownload() throws Exception {
        Page page = ReportPage.open(chromium, report, report.toUri() + "#case=clean-0000", 1280);
        assertThat(page.isVisible("#labels")).isFalse();
        page.click("#case .claims li:first-child button:has-text('This verdict is wrong')");
        page.selectOption("#case .claims li:first-child select", "supported");
        page.click("#case .chips button:has-text('Right')");
        assertThat(page.innerText("#labels")).contains("2 labels");
        Download download = page.waitForDownload(() -> page.click("#labels button"));
        assertThat(download.suggestedFilename()).isEqualTo("labels.jsonl");
        List<String> lines = Files.readAllLines(download.path());
        assertThat(lines).hasSize(2);
        JsonNode claim = Json.read(lines.get(0));
        assertThat(claim.path("id").asText()).isEqualTo("clean-0000");
        assertThat(claim.path("claim").asText()).isEqualTo("The tower is 25 metres tall.");
        assertThat(claim.path("label").asText()).isEqualTo("wrong");
        assertThat(claim.path("verdict").asText()).isEqualTo("contradicted");
        assertThat(claim.path("should").asText()).isEqualTo("supported");
        assertThat(claim.path("answer").asText()).startsWith("The tower is 25 metres tall. ");
        assertThat(claim.path("model").asText()).isEqualTo("ollama:mistral");
        JsonNode answer = Json.read(lines.get(1));
        assertThat(answer.path("claim").isNull()).isTrue();
        assertThat(answer.path("verdict").asText()).isEqualTo("contradicted");
        assertThat(answer.path("label").asText()).isEqualTo("right");
    }

    @Test
    void axeFindsNothingInEitherThemeOrAtEitherWidth() {
        for (View view : VIEWS) {
            Page page = ReportPage.open(chromium, report, view.width(), view.theme(), true);
            page.evaluate("() => document.querySelectorAll('details').forEach(d => d.open = true)");
            assertThat(Chromium.violations(page)).as(view.toString()).isEmpty();
            assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
                    .isLessThanOrEqualTo(view.width());
            page.close();
        }
    }

    @Test
    void axeFindsNothingInAnyStateOfTheList() {
        Page page = ReportPage.open(chromium, report, report.toUri() + "#case=clean-0000", 420);
        page.click("#case .claims li:first-child button:has-text('This verdict is wrong')");
        page.locator("#case .claims .pick").nth(1).click();
        assertThat(Chromium.violations(page)).as("labelled").isEmpty();
        page.fill("#f-q", "no such words");
        assertThat(Chromium.violations(page)).as("nothing found").isEmpty();
        page.fill("#f-q", "");
        page.selectOption("#f-verdict", "unmeasured");
        page.locator("#list [role=option]").first().click();
        page.waitForSelector("#case .note.warn");
        assertThat(page.locator("#case .label").count())
                .as("no verdict to dispute")
                .isZero();
        assertThat(Chromium.violations(page)).as("unmeasured").isEmpty();
    }

    @Test
    void severalModelsAreOneRowWithALetterEachAndNothingIsClippedOnATelephone(@TempDir Path folder) throws Exception {
        RunResult one = SampleRun.write(folder.resolve("a"), "ollama:a-model-with-a-name-of-some-length", 12);
        RunResult two = SampleRun.write(folder.resolve("b"), "ollama:another-model-with-a-long-name", 12, 0.8);
        Path several = Files.writeString(
                folder.resolve("several.html"),
                HtmlReport.of(
                        ModelStats.of(List.of(one, two)),
                        Comparison.of(one, two, new ConfigLoader().load().config())));
        for (View view : VIEWS) {
            Page page = ReportPage.open(chromium, several, view.width(), view.theme(), true);
            page.evaluate("() => document.querySelectorAll('#details, .fold').forEach(d => d.open = true)");
            assertThat(Chromium.violations(page)).as(view.toString()).isEmpty();
            assertThat(page.evaluate(CUT_OFF)).as("cut off in " + view).isEqualTo(List.of());
            page.close();
        }
        Page page = ReportPage.open(chromium, several, several.toUri() + "#case=clean-0006", 1400);
        assertThat(page.innerText("#models-key"))
                .contains("A ollama:a-model-with-a-name-of-some-length", "B ollama:another-model-with-a-long-name");
        assertThat(page.locator("#list [role=option] .cell").first().textContent())
                .matches("[✓✗?~○] A .*");
        page.click("#case .tabs button[aria-pressed=false]");
        page.waitForSelector("#case .permalink[href*='m=']");
        Page linked = ReportPage.open(
                chromium, several, several.toUri() + page.getAttribute("#case .permalink", "href"), 1400);
        assertThat(linked.innerText("#case .tabs [aria-pressed=true]"))
                .isEqualTo(page.innerText("#case .tabs [aria-pressed=true]"));
        page.locator("#comparison a").first().click();
        page.waitForFunction("() => location.hash.startsWith('#case=')");
    }

    @Test
    void theThemeFollowsTheSystemUntilTheReaderChooses() {
        Page page = open(ColorScheme.DARK, true);
        String before = background(page);
        page.click("#theme");
        assertThat(background(page)).isNotEqualTo(before);
        assertThat(background(open(ColorScheme.LIGHT, true))).isEqualTo(background(page));
    }

    @Test
    void paperIsLightWhateverTheTheme() {
        Page page = open(ColorScheme.DARK, true);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        assertThat(background(page)).isEqualTo("rgb(255, 255, 255)");
        assertThat(page.isVisible("nav")).isFalse();
        assertThat(page.evaluate("() => getComputedStyle(document.querySelector('h1')).color"))
                .isEqualTo("rgb(29, 39, 51)");
    }

    @Test
    void theSummaryReadsWithoutJavaScript() {
        Page page = open(ColorScheme.LIGHT, false);
        assertThat(page.innerText("#summary"))
                .contains("answers are not grounded", "Faithfulness", "higher is better", "n = 66");
        assertThat(page.innerText("#cases")).contains("needs JavaScript");
        assertThat(page.isVisible("#filters")).isFalse();
    }

    private Page open(ColorScheme theme, boolean script) {
        return ReportPage.open(chromium, report, 1280, theme, script);
    }

    private static String background(Page page) {
        return (String) page.evaluate("() => getComputedStyle(document.body).backgroundColor");
    }
}
