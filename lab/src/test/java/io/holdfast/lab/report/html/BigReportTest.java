package io.holdfast.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.holdfast.lab.report.SampleRun;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.testkit.browser.Chromium;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("heavy")
class BigReportTest {
    @TempDir
    Path folder;

    @Test
    void tenThousandCasesOpenInTwoSecondsAreSearchedAtOnceAndStayBelowTwentyMegabytes() throws Exception {
        Path report = folder.resolve("report.html");
        Files.writeString(
                report,
                HtmlReport.of(
                        ModelStats.of(List.of(SampleRun.write(folder, "ollama:mistral", 10_000, 0.25, 300))), null));
        assertThat(Files.size(report)).isLessThan(20_000_000L);
        try (Chromium chromium = Chromium.start()) {
            ReportPage.open(chromium, report, 1280, ColorScheme.LIGHT, true).close();
            long before = System.nanoTime();
            Page page = ReportPage.open(chromium, report, 1280, ColorScheme.LIGHT, true);
            double seconds = (System.nanoTime() - before) / 1e9;
            System.out.printf("10,000 cases: %,d bytes, ready in %.2f s%n", Files.size(report), seconds);
            assertThat(page.textContent("#count")).isEqualTo("10,000 cases, failures first");
            assertThat(seconds).isLessThan(2);
            page.waitForSelector(
                    "html[data-searchable=true]",
                    new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
            double found = (Double)
                    page.evaluate(
                            "() => { const box = document.getElementById('f-q');"
                                    + " box.value = 'light number 9876 stands'; const t = performance.now();"
                                    + " box.dispatchEvent(new Event('input', {bubbles: true})); return performance.now() - t + 0.001; }");
            System.out.printf("search in the documents: %.0f ms%n", found);
            assertThat(page.textContent("#count")).isEqualTo("1 of 10,000 cases");
            assertThat(found).isLessThan(200);
            assertThat(chromium.complaints()).isEmpty();
        }
    }
}
