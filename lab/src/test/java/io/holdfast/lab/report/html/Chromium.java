package io.holdfast.lab.report.html;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** The system's Chromium; a test that asks for it is skipped, with a reason, where there is none. */
final class Chromium implements AutoCloseable {
    private static final List<Path> PLACES = List.of(
            Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"), Path.of("/usr/bin/google-chrome"));

    private final Playwright playwright;
    private final Browser browser;
    /** Errors of the console and of scripts, and requests other than for the file itself. */
    private final List<String> complaints = new ArrayList<>();

    private Chromium(Path program) {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program)
                        .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-background-networking")));
    }

    static Chromium start() {
        Path program = PLACES.stream().filter(Files::isExecutable).findFirst().orElse(null);
        if (program == null) {
            System.out.println("skipped: no Chromium at " + PLACES + "; install the package chromium to run this test");
        }
        Assumptions.assumeTrue(program != null, "no Chromium");
        return new Chromium(program);
    }

    Page open(Path file, int width, ColorScheme theme) {
        return open(file, width, theme, true);
    }

    Page open(Path file, int width, ColorScheme theme, boolean script) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, 900)
                .setColorScheme(theme)
                .setJavaScriptEnabled(script)
                .setReducedMotion(ReducedMotion.REDUCE));
        Page page = context.newPage();
        String address = file.toUri().toString();
        page.onConsoleMessage(m -> {
            if (m.type().equals("error") || m.type().equals("warning")) {
                complaints.add("console: " + m.text());
            }
        });
        page.onPageError(e -> complaints.add("script: " + e));
        page.onDialog(d -> complaints.add("dialog: " + d.message()));
        page.onRequest(r -> {
            if (!r.url().startsWith(address) && !r.url().startsWith("data:")) {
                complaints.add("request: " + r.url());
            }
        });
        page.navigate(address);
        if (script) {
            page.waitForSelector(
                    "html[data-ready=true]",
                    new Page.WaitForSelectorOptions().setTimeout(20_000).setState(WaitForSelectorState.ATTACHED));
        }
        return page;
    }

    List<String> complaints() {
        return complaints;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
