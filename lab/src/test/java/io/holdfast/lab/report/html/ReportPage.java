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
        String address = file.toUri().toString();
        Page page = chromium.tab(address, width, theme, script);
        page.navigate(address);
        if (script) {
            page.waitForSelector(
                    "html[data-ready=true]", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        }
        return page;
    }
}
