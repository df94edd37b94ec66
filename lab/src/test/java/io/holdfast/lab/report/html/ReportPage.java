package io.holdfast.lab.report.html;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.holdfast.testkit.browser.Chromium;
import java.nio.file.Path;

/** Opens a report from disk and waits until its cases are unpacked. */
final class ReportPage {
    private ReportPage() {}

    static Page open(Chromium chromium, Path file, int width, ColorScheme theme, boolean script) {
        return open(chromium, file, file.toUri().toString(), width, theme, script);
    }

    /** At an address inside the report. */
    static Page open(Chromium chromium, Path file, String address, int width) {
        return open(chromium, file, address, width, ColorScheme.LIGHT, true);
    }

    private static Page open(
            Chromium chromium, Path file, String address, int width, ColorScheme theme, boolean script) {
        Page page = chromium.tab(file.toUri().toString(), width, theme, script);
        page.navigate(address);
        if (script) {
            page.waitForSelector(
                    "html[data-ready=true]", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        }
        return page;
    }
}
