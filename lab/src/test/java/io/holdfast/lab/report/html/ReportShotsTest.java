package io.holdfast.lab.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.lab.compare.Comparison;
import io.holdfast.lab.report.SampleRun;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.RunResult;
import io.holdfast.testkit.browser.Chromium;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Screenshots of every section at two widths in both themes, under {@code target/report-shots}; fails on sideways
 * overflow, empty charts, complaints of the console and contrast below AA. {@code -Dreport.html=FILE} looks at another
 * report than the sample. Run with {@code ./mvnw -Pbrowser -pl lab -am test -Dtest=ReportShotsTest}.
 */
@Tag("heavy")
@Tag("browser-shots")
class ReportShotsTest {
    @TempDir
    Path folder;

    @Test
    void everySectionLooksRightAtBothWidthsInBothThemes() throws Exception {
        try (Chromium chromium = Chromium.start()) {
            Path report = report();
            for (int width : new int[] {1400, 420}) {
                for (ColorScheme theme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
                    look(ReportPage.open(chromium, report, width, theme, true), width, theme);
                }
            }
            assertThat(chromium.complaints()).isEmpty();
        }
    }

    private Path report() throws Exception {
        String given = System.getProperty("report.html", "");
        if (!given.isEmpty()) {
            return Path.of(given).toAbsolutePath();
        }
        RunResult one = SampleRun.write(folder.resolve("a"), "ollama:mistral", 66);
        RunResult two = SampleRun.write(folder.resolve("b"), "extractive", 66, 0.5);
        Path file = folder.resolve("report.html");
        return Files.writeString(
                file,
                HtmlReport.of(
                        ModelStats.of(List.of(one, two)),
                        Comparison.of(one, two, new ConfigLoader().load().config())));
    }

    private static void look(Page page, int width, ColorScheme theme) throws Exception {
        String where = width + "-" + theme.name().toLowerCase(Locale.ROOT);
        page.evaluate("() => document.querySelectorAll('details').forEach(d => d.open = true)");
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
                .as("width of the page at " + where)
                .isLessThanOrEqualTo(width);
        for (ElementHandle chart : page.querySelectorAll("svg.chart:not(.chart-empty)")) {
            assertThat((Integer) chart.evaluate("e => e.querySelectorAll('circle,rect,polyline').length"))
                    .as("shapes of a chart at " + where)
                    .isPositive();
        }
        Chromium.Contrast contrast = Chromium.contrast(page);
        assertThat(contrast.checked()).isGreaterThan(100);
        assertThat(contrast.bad()).as("contrast at " + where).isEmpty();
        Path shots = Files.createDirectories(Path.of("target", "report-shots"));
        page.evaluate("() => document.querySelector('nav').style.position = 'static'");
        for (ElementHandle section : page.querySelectorAll("main > section, #details > section")) {
            section.screenshot(new ElementHandle.ScreenshotOptions()
                    .setPath(shots.resolve(section.getAttribute("id") + "-" + where + ".png")));
        }
        page.evaluate("() => scrollTo(0, 0)");
        page.screenshot(new Page.ScreenshotOptions().setPath(shots.resolve("top-" + where + ".png")));
    }
}
