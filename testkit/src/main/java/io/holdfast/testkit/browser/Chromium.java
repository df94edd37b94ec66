package io.holdfast.testkit.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;

/** The system's Chromium; a test that asks for it is skipped, with a reason, where there is none. */
public final class Chromium implements AutoCloseable {
    private static final List<Path> PLACES = List.of(
            Path.of("/usr/bin/chromium"), Path.of("/usr/bin/chromium-browser"), Path.of("/usr/bin/google-chrome"));
    /** A busy build machine is no reason to fail. */
    private static final double PATIENCE_MILLISECONDS = 60_000;

    private final Playwright playwright;
    private final Browser browser;
    /** Errors of the console and of scripts, and requests to elsewhere. */
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

    public static Chromium start() {
        Path program = PLACES.stream().filter(Files::isExecutable).findFirst().orElse(null);
        if (program == null) {
            System.out.println("skipped: no Chromium at " + PLACES + "; install the package chromium to run this test");
            Assumptions.abort("no Chromium");
            throw new IllegalStateException("aborted");
        }
        return new Chromium(program);
    }

    /** A tab that may ask for nothing but addresses that begin with {@code home}. */
    public Page tab(String home, int width, ColorScheme theme, boolean script) {
        BrowserContext context = browser.newContext(new Browser.NewContextOptions()
                .setViewportSize(width, 900)
                .setColorScheme(theme)
                .setJavaScriptEnabled(script)
                .setReducedMotion(ReducedMotion.REDUCE));
        context.setDefaultTimeout(PATIENCE_MILLISECONDS);
        Page page = context.newPage();
        page.onConsoleMessage(m -> {
            if (m.type().equals("error") || m.type().equals("warning")) {
                complaints.add("console: " + m.text());
            }
        });
        page.onPageError(e -> complaints.add("script: " + e));
        page.onDialog(d -> complaints.add("dialog: " + d.message()));
        page.onRequest(r -> {
            if (!r.url().startsWith(home) && !r.url().startsWith("data:")) {
                complaints.add("request: " + r.url());
            }
        });
        return page;
    }

    /** What went wrong since it was last asked. */
    public List<String> complaints() {
        List<String> all = List.copyOf(complaints);
        complaints.clear();
        return all;
    }

    /** Texts of a page that stand out too little from what is behind them: WCAG AA, 4.5 or 3 for large text. */
    public static Contrast contrast(Page page) {
        Map<?, ?> result = (Map<?, ?>) page.evaluate(resource("contrast.js"));
        List<String> bad = new ArrayList<>();
        if (result.get("bad") instanceof List<?> list) {
            list.forEach(entry -> bad.add(String.valueOf(entry)));
        }
        return new Contrast(result.get("checked") instanceof Integer n ? n : 0, List.copyOf(bad));
    }

    /** How many texts were looked at, and those that are too faint. */
    public record Contrast(int checked, List<String> bad) {}

    /** What axe finds wrong with a page: the rule, what it asks for, and the first places. */
    public static List<String> violations(Page page) {
        page.evaluate(resource("/axe.min.js"));
        Object found = page.evaluate(
                "() => axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.map(v =>"
                        + " v.id + ': ' + v.help + ': ' + v.nodes.slice(0, 3).map(n => n.target.join(' ') + ' ' + n.html.slice(0, 120)).join(' | ')))");
        List<String> violations = new ArrayList<>();
        if (found instanceof List<?> list) {
            list.forEach(entry -> violations.add(String.valueOf(entry)));
        } else {
            throw new IllegalStateException("axe said " + found);
        }
        return List.copyOf(violations);
    }

    private static String resource(String name) {
        try (InputStream in = Chromium.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
