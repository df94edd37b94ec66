package io.holdfast.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.Media;
import io.holdfast.lab.report.SampleRun;
import io.holdfast.lab.result.ModelStats;
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
    void filtersNarrowTheTableAndTheTextFindsACase() {
        Page page = open(ColorScheme.LIGHT, true);
        assertThat(page.textContent("#count")).isEqualTo("66 cases");
        assertThat(page.locator("#table tbody tr").count()).isEqualTo(50);
        page.selectOption("#f-outcome", "unmeasured");
        assertThat(page.textContent("#count")).isEqualTo("6 of 66 cases");
        page.selectOption("#f-outcome", "contradicted");
        page.selectOption("#f-kind", "distractor");
        assertThat(page.locator("#table tbody tr").allTextContents())
                .isNotEmpty()
                .allMatch(row -> row.contains("distractor") && row.contains("contradicted"));
        page.selectOption("#f-outcome", "");
        page.selectOption("#f-kind", "");
        page.fill("#f-text", "light number 17,");
        assertThat(page.textContent("#count")).isEqualTo("1 of 66 cases");
    }

    @Test
    void headsSortAndPagesTurn() {
        Page page = open(ColorScheme.LIGHT, true);
        page.click("#table thead button:has-text('Faithfulness')");
        assertThat(page.textContent("#table tbody tr:first-child")).contains("0.000");
        assertThat(page.getAttribute("#table th:has-text('Faithfulness')", "aria-sort"))
                .isEqualTo("ascending");
        page.click("#pager button:has-text('Next')");
        assertThat(page.locator("#table tbody tr").count()).isEqualTo(16);
    }

    @Test
    void aHostileAnswerIsShownNotRun() {
        Page page = open(ColorScheme.LIGHT, true);
        page.fill("#f-text", "clean-0001");
        page.click("#table tbody button");
        page.waitForSelector("#case h3:has-text('clean-0001')");
        String answer = page.innerText("#case .answer");
        assertThat(answer).contains("<script>window.pwned=1</script>\"><img src=x onerror=window.pwned=2>");
        assertThat(answer).contains("U+202E").doesNotContain("\u202E");
        assertThat(page.locator("#case img, #case script, #case b").count()).isZero();
        assertThat(page.evaluate("() => window.pwned === undefined")).isEqualTo(true);
    }

    @Test
    void claimsAreColouredAndLeadToTheirEvidence() {
        Page page = open(ColorScheme.LIGHT, true);
        assertThat(page.textContent("#case h3")).isEqualTo("clean-0000");
        assertThat(page.innerText("#case .answer mark.contradicted")).startsWith("The tower is 25 metres tall.");
        assertThat(page.innerText("#case .doc mark.contradicted")).startsWith("The tower is 20 metres tall.");
        assertThat(page.innerText("#case .claims")).contains("The answer says 25 m, the source says 20 m");
        page.focus("#case .answer mark.contradicted");
        page.keyboard().press("Enter");
        assertThat(page.locator("#case .doc mark.on").count()).isEqualTo(1);
    }

    @Test
    void theKeyboardWalksThroughTheFailures() {
        Page page = open(ColorScheme.LIGHT, true);
        page.keyboard().press("j");
        page.waitForSelector("#case h3:has-text('clean-0001')");
        page.keyboard().press("k");
        page.waitForSelector("#case h3:has-text('clean-0000')");
        page.fill("#f-text", "");
        page.keyboard().press("j");
        assertThat(page.inputValue("#f-text")).isEqualTo("j");
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
        assertThat(page.innerText("#summary")).contains("passed every dimension", "Faithfulness", "worst case");
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
