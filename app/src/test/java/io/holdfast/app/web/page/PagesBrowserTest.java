package io.holdfast.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.WaitForSelectorState;
import io.holdfast.app.web.page.part.Address;
import io.holdfast.lab.feedback.Feedback;
import io.holdfast.lab.json.Json;
import io.holdfast.testkit.browser.Chromium;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The pages as people have them: in a real browser, by mouse and by keyboard. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesBrowserTest {
    private Chromium chromium;
    private Site site;
    private String run;

    @BeforeAll
    void aServiceWithARun(@TempDir Path directory) throws Exception {
        chromium = Chromium.start();
        site = new Site(directory);
        site.awaitModels();
        run = site.run("pylons.jsonl", Cases.lines(12, 3));
    }

    @AfterAll
    void end() {
        if (chromium != null) {
            chromium.close();
        }
        if (site != null) {
            site.close();
        }
    }

    @AfterEach
    void theBrowserHasNothingToComplainOf() {
        assertThat(chromium.complaints()).isEmpty();
    }

    private Page open(String path, ColorScheme theme) {
        Page page = chromium.tab(site.home(), 1280, theme, true);
        page.navigate(site.home() + path);
        ready(page);
        return page;
    }

    private static void ready(Page page) {
        page.waitForSelector(
                "html[data-ready=true]", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.ATTACHED));
    }

    /** Presses Tab until the element with the focus matches. */
    private static void tabTo(Page page, String selector) {
        for (int i = 0; i < 60; i++) {
            page.keyboard().press("Tab");
            if ((Boolean) page.evaluate("s => document.activeElement.matches(s)", selector)) {
                return;
            }
        }
        throw new AssertionError("the Tab key does not lead to " + selector);
    }

    @Test
    void aCaseIsScoredAndReadWithTheKeyboardAlone() {
        Page page = open("/", ColorScheme.LIGHT);
        tabTo(page, "a.skip");
        page.keyboard().press("Enter");
        tabTo(page, "#question");
        page.keyboard().type("How deep is the lock?");
        tabTo(page, "#document-1");
        page.keyboard().type("The lock is 4 m deep. It was built in 1931.");
        tabTo(page, "#answer");
        page.keyboard().type("The lock is 9 m deep. It was built in 1931.");
        tabTo(page, "#case-form button.primary");
        page.keyboard().press("Enter");
        page.waitForSelector("#trace");
        ready(page);
        tabTo(page, "a.claim");
        assertThat(page.innerText(".chosen")).contains("Claim 1", "contradicted", "4 m");
        assertThat(page.innerText(".doc mark.on")).startsWith("The lock is 4 m deep.");
        assertThat((String) page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle"))
                .isEqualTo("solid");
        page.keyboard().press("Enter");
        tabTo(page, "a.claim");
        assertThat(page.innerText(".chosen")).contains("Claim 2", "supported");
        page.keyboard().press("Escape");
        assertThat(page.locator(".chosen").isVisible()).isFalse();
    }

    @Test
    void pointingAtAClaimShowsItsEvidenceAndChoosingItKeepsIt() {
        Page page = open("/?example=night-bus", ColorScheme.LIGHT);
        page.click("#case-form button.primary");
        page.waitForSelector("#trace");
        ready(page);
        Locator wrong = page.locator(".answer a.claim:has(mark.contradicted)").first();
        wrong.hover();
        assertThat(page.innerText(".doc mark.on")).contains("01:10");
        assertThat(page.innerText(".chosen")).contains("contradicted", "score");
        page.hover("h1");
        nothingIsOn(page);
        wrong.click();
        page.hover("h1");
        assertThat(page.innerText(".doc mark.on")).contains("01:10");
        assertThat(page.locator(".answer mark.not_found").count()).isPositive();
        page.click(".chosen button");
        page.hover("h1"); // a claim may lie under the pointer once the panel is gone
        nothingIsOn(page);
    }

    private static void nothingIsOn(Page page) {
        page.waitForFunction("() => !document.querySelector('mark.on')");
    }

    @Test
    void theThemeIsTheSystemsUntilChosenAndIsKept() {
        Page page = open("/", ColorScheme.DARK);
        String dark = background(page);
        assertThat(background(open("/", ColorScheme.LIGHT))).isNotEqualTo(dark);
        page.click("#theme");
        String light = background(page);
        assertThat(light).isNotEqualTo(dark);
        page.navigate(site.home() + "/runs");
        ready(page);
        assertThat(background(page)).isEqualTo(light);
    }

    private static String background(Page page) {
        return (String) page.evaluate("() => getComputedStyle(document.body).backgroundColor");
    }

    @Test
    void hostileTextsStayTextInTheBrowser() {
        Page page = open("/", ColorScheme.LIGHT);
        page.fill("#question", Site.HOSTILE);
        page.fill("#document-1", "The mast is 12 m tall. " + Site.HOSTILE);
        page.fill("#answer", "The mast is 13 m tall. " + Site.HOSTILE);
        page.click("#case-form button.primary");
        page.waitForSelector("#trace");
        ready(page);
        page.hover(".answer a.claim");
        unharmed(page);
        assertThat(page.inputValue("#answer")).isEqualTo("The mast is 13 m tall. " + Site.HOSTILE);
        for (String path :
                List.of("/failures?run=" + run + "&q=" + Address.encoded("<script>"), "/runs/" + run, "/runs")) {
            unharmed(open(path, ColorScheme.LIGHT));
        }
    }

    private static void unharmed(Page page) {
        assertThat(page.evaluate("() => window.pwned === undefined")).isEqualTo(true);
        assertThat(page.locator("main img, main script, main iframe").count()).isZero();
    }

    @Test
    void noPageBreaksItsPolicyAndEveryTextCanBeReadInBothThemes() {
        for (ColorScheme theme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            for (String path : List.of(
                    "/",
                    "/conversations",
                    "/ask",
                    "/explain",
                    "/runs",
                    "/runs/" + run,
                    "/compare",
                    "/failures",
                    "/score-not")) {
                Page page = chromium.tab(site.home(), 390, theme, true);
                page.navigate(site.home() + path);
                ready(page);
                Chromium.Contrast contrast = Chromium.contrast(page);
                assertThat(contrast.checked()).as(path).isGreaterThan(10);
                assertThat(contrast.bad()).as(path + " " + theme).isEmpty();
                if (theme == ColorScheme.LIGHT) { // a theme changes colours only, and their contrast was looked at
                    assertThat(Chromium.violations(page)).as(path).isEmpty();
                }
                assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
                        .as("width of " + path)
                        .isLessThanOrEqualTo(390);
                assertThat(
                                page.evaluate(
                                        "() => [...document.querySelectorAll('main > section')].filter(s => s.scrollHeight > s.clientHeight + 1 || s.scrollWidth > s.clientWidth + 1).map(s => s.id)"))
                        .as("sections of " + path + " that are cut off")
                        .isEqualTo(List.of());
                page.context().close();
            }
        }
        assertThat(chromium.complaints()).allMatch(c -> c.contains("404"));
    }

    @Test
    void aLinkToAResultHoldsTheCaseAndScoresItAgain() {
        Page page = open("/?example=night-bus", ColorScheme.LIGHT);
        page.click("#case-form button.primary");
        page.waitForSelector("#permalink:not([hidden])");
        String title = page.innerText("h1");
        String link = page.evaluate("() => document.getElementById('permalink-link').href")
                .toString();
        assertThat(link).startsWith(site.home() + "/#c=");
        assertThat(page.url()).isEqualTo(link);
        Page again = chromium.tab(site.home(), 1280, ColorScheme.LIGHT, true);
        again.navigate(link);
        again.waitForSelector("#trace");
        assertThat(again.innerText("h1")).isEqualTo(title);
        assertThat(Chromium.violations(again)).isEmpty();
    }

    @Test
    void aChosenFileIsSentAndItsColumnsAreAskedFor() {
        Page page = open("/", ColorScheme.LIGHT);
        page.setInputFiles(
                "#upload",
                new FilePayload(
                        "mine.csv",
                        "text/csv",
                        "wat,zei,stuk\nHow deep is the lock?,The lock is 9 m deep.,The lock is 4 m deep.\n"
                                .getBytes(StandardCharsets.UTF_8)));
        page.waitForSelector("#columns");
        assertThat(Chromium.violations(page)).isEmpty();
        page.selectOption("#column-question", "wat");
        page.selectOption("#column-answer", "zei");
        page.selectOption("#column-contexts", "stuk");
        page.click("#columns button.primary");
        page.waitForSelector("#trace");
        assertThat(page.innerText("#result")).contains("contradicted");
        assertThat(chromium.complaints()).allMatch(c -> c.contains("422"));
    }

    @Test
    void axeFindsNothingInWhatComesBackEither() {
        for (int width : new int[] {1280, 420}) {
            Page page = chromium.tab(site.home(), width, width > 420 ? ColorScheme.LIGHT : ColorScheme.DARK, true);
            page.navigate(site.home() + "/");
            page.setInputFiles(
                    "#upload",
                    new FilePayload(
                            "mine.csv",
                            "text/csv",
                            "question,answer,contexts\nHow deep?,It is 4 m deep.,It is 4 m deep.\nHow wide is the lock?,The lock is 9 m wide.,The lock is 5 m wide.\n"
                                    .getBytes(StandardCharsets.UTF_8)));
            page.waitForSelector("#summary");
            flawless(page, width);
            page.click("#summary .worst a");
            assertThat(page.isVisible("#case-2 .answer")).isTrue();
            page.click("button:has-text('Open as a report')");
            page.waitForSelector("#case h3:has-text('Case 2')");
            page.navigate(site.home() + "/conversations?sample=hostel-hallucination");
            page.click("#paste button.primary");
            page.waitForSelector("#conversation-trace");
            flawless(page, width);
            page.navigate(site.home() + "/explain");
            page.fill("#document-1", "The lock is 4 m deep.");
            page.fill("#answer", "The lock is 9 m deep. It leaks.");
            page.click("#paste button.primary");
            page.waitForSelector("h2:has-text('Claim 2')");
            flawless(page, width);
            page.context().close();
        }
    }

    private static void flawless(Page page, int width) {
        assertThat(Chromium.violations(page)).as(page.url()).isEmpty();
        assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
                .as("width of " + page.url())
                .isLessThanOrEqualTo(width);
    }

    @Test
    void aPassageIsPaintedForTheChosenClaimOnly() {
        Page page = open("/", ColorScheme.LIGHT);
        page.fill("#document-1", "The lock is 4 m deep. It was built in 1931.");
        page.fill("#answer", "The lock is 9 m deep. It was built in 1931.");
        page.click("#case-form button.primary");
        page.waitForSelector("#trace");
        ready(page);
        assertThat(page.innerText(".doc mark.on .word")).startsWith("4 m");
        assertThat(page.evaluate(
                        "() => getComputedStyle(document.querySelector('.doc mark.supported')).backgroundColor"))
                .isEqualTo("rgba(0, 0, 0, 0)");
    }

    @Test
    void aWrongVerdictBecomesALabelThatCheckReads() throws Exception {
        Page page = open("/", ColorScheme.LIGHT);
        page.fill("#question", "How deep is the lock?");
        page.fill("#document-1", "The lock is 4 m deep. It was built in 1931.");
        page.fill("#answer", "The lock is 9\u200B m deep. It was built in 1931.");
        page.click("#case-form button.primary");
        page.waitForSelector("#trace");
        ready(page);
        assertThat(page.isVisible("#labels")).isFalse();
        Locator first = page.locator(".claims li").first();
        first.locator("button:has-text('This verdict is wrong')").focus();
        page.keyboard().press("Enter");
        first.locator("select").selectOption("supported");
        page.click(".said > .label button:has-text('Right')");
        assertThat(page.locator(".chosen .label").count()).isZero();
        assertThat(page.innerText("#labels")).contains("2 labels");
        flawless(page, 1280);

        Download download = page.waitForDownload(() -> page.click("#labels button"));
        assertThat(download.suggestedFilename()).isEqualTo("labels.jsonl");
        List<String> lines = Files.readAllLines(download.path());
        JsonNode claim = Json.read(lines.get(0));
        assertThat(claim.path("claim").asText()).isEqualTo("The lock is 9\u200B m deep.");
        assertThat(claim.path("label").asText()).isEqualTo("wrong");
        assertThat(claim.path("verdict").asText()).isEqualTo("contradicted");
        assertThat(claim.path("should").asText()).isEqualTo("supported");
        assertThat(claim.path("answer").asText()).isEqualTo("The lock is 9\u200B m deep. It was built in 1931.");
        JsonNode answer = Json.read(lines.get(1));
        assertThat(answer.path("claim").isNull()).isTrue();
        assertThat(answer.path("label").asText()).isEqualTo("right");
        assertThat(Feedback.read(download.path(), "labels.jsonl")).isNotNull();
    }

    @Test
    void theVerdictsOfConversationsAndFailuresCanBeLabelledToo() {
        Page page = open("/conversations?sample=hostel-hallucination", ColorScheme.DARK);
        page.click("#paste button.primary");
        page.waitForSelector("#conversation-trace");
        ready(page);
        page.locator(".claims li button:has-text('Right')").first().click();
        assertThat(page.innerText("#labels")).contains("1 label collected");
        flawless(page, 1280);
        Page failures = open("/failures?run=" + run, ColorScheme.LIGHT);
        failures.locator(".claims li button:has-text('This verdict is wrong')")
                .first()
                .click();
        assertThat(failures.innerText("#labels")).contains("1 label collected");
    }

    @Test
    void aRunIsStartedFollowedAndReadFromThePage() {
        Page page = open("/runs", ColorScheme.LIGHT);
        page.selectOption("#model", "recorded");
        page.selectOption("#dataset", "own");
        page.setInputFiles(
                "#cases",
                new FilePayload(
                        "lifts.jsonl", "application/json", Cases.lines(40, 5).getBytes(StandardCharsets.UTF_8)));
        page.check("#dimension-sensitivity");
        page.click("#start button.primary");
        page.waitForURL("**/runs/2*");
        page.waitForSelector("#summary .card");
        assertThat(page.innerText("#progress")).contains("finished");
        assertThat(page.innerText("#summary")).contains("Faithfulness", "Sensitivity");
        Download download = page.waitForDownload(() -> page.click("#files a:has-text('SARIF')"));
        assertThat(download.suggestedFilename()).endsWith("-findings.sarif");
    }

    @Test
    void theFullReportRunsInASandboxOfItsOwn() {
        Page page = open("/runs/" + run, ColorScheme.LIGHT);
        page.click("#files a:has-text('Full report')");
        ready(page);
        assertThat(page.textContent("#count")).isEqualTo("12 cases, failures first");
        assertThat(page.evaluate("() => self.origin")).isEqualTo("null");
    }

    @Test
    void failuresAreFoundByClassAndByWords() {
        Page page = open("/failures?run=" + run, ColorScheme.LIGHT);
        page.selectOption("#class", "not_found");
        page.fill("#q", "pylon-5");
        page.click("#choice button.primary");
        page.waitForSelector("h2:has-text('1 failure')");
        ready(page);
        assertThat(page.inputValue("#q")).isEqualTo("pylon-5");
        page.hover(".answer a.claim:has(mark.not_found)");
        assertThat(page.innerText(".chosen")).contains("not found");
    }

    @Test
    void withoutScriptsThePagesReadAndSubmit() {
        Page page = chromium.tab(site.home(), 1280, ColorScheme.LIGHT, false);
        page.navigate(site.home() + "/");
        page.click("a.pill:has-text('lost')");
        page.click("#case-form button.primary");
        page.waitForSelector("#trace");
        page.click(".answer a.claim:has(mark.contradicted)");
        assertThat(page.url()).endsWith("#claim-1");
        page.click("#claim-1 .quote a");
        assertThat(page.url()).endsWith("#evidence-1-0");
        page.navigate(site.home() + "/conversations");
        page.click("a.pill:has-text('user said so')");
        page.click("#paste button.primary");
        assertThat(page.innerText(".chat")).contains("the response");
        assertThat(page.isVisible("#theme")).isFalse();
    }
}
