package io.holdfast.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.holdfast.testkit.browser.Chromium;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Screenshots of every page at two widths in both themes, under {@code target/page-shots}; fails on sideways overflow
 * and on contrast below AA. Run with {@code ./mvnw -Pbrowser -pl app -am test -Dtest=PageShotsTest}.
 */
@Tag("heavy")
@Tag("browser-shots")
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class PageShotsTest {
    private final Path shots = Path.of("target", "page-shots");
    private Site site;
    private String base;
    private String candidate;

    /** A page by its name, the address it begins at, and what is done there before the picture is taken. */
    private record Look(String name, String path, Consumer<Page> steps) {}

    @Test
    void everyPageLooksRightAtBothWidthsInBothThemes(@TempDir Path directory) throws Exception {
        try (Chromium chromium = Chromium.start();
                Site started = new Site(directory)) {
            site = started;
            site.awaitModels();
            base = site.run("base.jsonl", Cases.lines(24, 9));
            candidate = site.run("candidate.jsonl", Cases.lines(24, 2));
            Files.createDirectories(shots);
            for (int width : new int[] {1280, 390}) {
                for (ColorScheme theme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
                    for (Look look : looks()) {
                        Page page = chromium.tab(site.home(), width, theme, true);
                        page.navigate(site.home() + look.path());
                        look.steps().accept(page);
                        shoot(page, look.name(), width, theme);
                        page.context().close();
                    }
                }
            }
            assertThat(chromium.complaints()).allMatch(c -> c.contains("400") || c.contains("404"));
        }
    }

    private List<Look> looks() {
        return List.of(
                new Look("home", "/", page -> {}),
                new Look("score", "/?example=night-bus", page -> {
                    page.click("#case-form button.primary");
                    page.waitForSelector("#trace");
                    page.click(".answer a.claim:has(mark.contradicted)");
                }),
                new Look("bad-json", "/", page -> {
                    page.fill("#json", "{\n  \"question\": \"How high?\" \"contexts\": []}");
                    page.click("#file button.primary");
                    page.waitForSelector("#problem");
                }),
                new Look("conversation-form", "/conversations?sample=hostel-hallucination", page -> {}),
                new Look("conversation", "/conversations?sample=hostel-hallucination", page -> {
                    page.click("#paste button.primary");
                    page.waitForSelector(".chat");
                }),
                new Look("runs", "/runs", page -> {}),
                new Look("run", "/runs/" + candidate, page -> {}),
                new Look("compare", "/compare?base=" + base + "&candidate=" + candidate, page -> {}),
                new Look("failures", "/failures?run=" + candidate + "&class=contradicted", page -> {}),
                new Look("not-found", "/nowhere", page -> {}));
    }

    private void shoot(Page page, String name, int width, ColorScheme theme) {
        String where = name + "-" + width + "-" + theme.name().toLowerCase(Locale.ROOT);
        page.waitForSelector(
                "html[data-ready=true]", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
                .as("width of " + where)
                .isLessThanOrEqualTo(width);
        assertThat(Chromium.contrast(page).bad()).as("contrast of " + where).isEmpty();
        page.evaluate("() => scrollTo(0, 0)");
        page.screenshot(new Page.ScreenshotOptions()
                .setPath(shots.resolve(where + ".png"))
                .setFullPage(true));
    }
}
