package io.holdfast.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
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
    void tenThousandCasesOpenInThreeSecondsAndStayBelowTwentyFiveMegabytes() throws Exception {
        Path report = folder.resolve("report.html");
        Files.writeString(
                report,
                HtmlReport.of(
                        ModelStats.of(List.of(SampleRun.write(folder, "ollama:mistral", 10_000, 0.25, 300))), null));
        assertThat(Files.size(report)).isLessThan(25_000_000L);
        try (Chromium chromium = Chromium.start()) {
            ReportPage.open(chromium, report, 1280, ColorScheme.LIGHT, true).close();
            long before = System.nanoTime();
            Page page = ReportPage.open(chromium, report, 1280, ColorScheme.LIGHT, true);
            double seconds = (System.nanoTime() - before) / 1e9;
            System.out.printf("10,000 cases: %,d bytes, ready in %.2f s%n", Files.size(report), seconds);
            assertThat(page.textContent("#count")).isEqualTo("10,000 cases");
            assertThat(seconds).isLessThan(3);
            assertThat(chromium.complaints()).isEmpty();
        }
    }
}
