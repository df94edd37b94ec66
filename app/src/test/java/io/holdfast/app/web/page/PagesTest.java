package io.holdfast.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.web.page.part.Address;
import io.holdfast.lab.json.Json;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The pages over HTTP, without a browser and without scripts. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PagesTest {
    private static final String QUESTION = "When does the ferry sail?";
    private static final String TIMES = "The ferry sails at 7:15 and at 18:40. Bicycles travel free of charge.";
    private static final String ANSWER = "The ferry sails at 7:15 and at 19:40. Bicycles travel free of charge.";

    private Site site;
    private String base;
    private String candidate;
    private Map<String, HttpResponse<String>> all;

    @BeforeAll
    void aServiceWithTwoRuns(@TempDir Path directory) throws Exception {
        site = new Site(directory);
        site.awaitModels();
        base = site.run("base.jsonl", Cases.lines(14, 9));
        candidate = site.run("candidate.jsonl", Cases.lines(14, 2));
        all = everyPage();
    }

    @AfterAll
    void end() {
        if (site != null) {
            site.close();
        }
    }

    /** Every page there is, by what it is. */
    private Map<String, HttpResponse<String>> everyPage() throws Exception {
        Map<String, HttpResponse<String>> pages = new LinkedHashMap<>();
        for (String path : List.of(
                "/",
                "/?example=night-bus",
                "/conversations",
                "/conversations?sample=hostel-hallucination",
                "/ask",
                "/explain",
                "/runs",
                "/runs/" + base,
                "/compare?base=" + base + "&candidate=" + candidate,
                "/failures?run=" + base,
                "/failures?run=all&q=" + Address.encoded(Site.HOSTILE) + "&model=" + Address.encoded(Site.HOSTILE),
                "/nowhere/" + Address.encoded(Site.HOSTILE))) {
            pages.put("GET " + path, site.get(path));
        }
        pages.put(
                "hostile case",
                site.post(
                        "/score",
                        "question",
                        Site.HOSTILE,
                        "document",
                        Site.HOSTILE + " The mast is 12 m tall.",
                        "answer",
                        "The mast is 13 m tall. " + Site.HOSTILE));
        pages.put(
                "hostile explanation",
                site.post(
                        "/explain",
                        "question",
                        Site.HOSTILE,
                        "document",
                        Site.HOSTILE + " The mast is 12 m tall.",
                        "answer",
                        "The mast is 13 m tall. " + Site.HOSTILE));
        pages.put(
                "hostile table",
                site.post(
                        "/score", "upload:" + "a.csv", "what,said\n\"" + Site.HOSTILE.replace("\"", "\"\"") + "\",x"));
        pages.put("hostile JSON", site.post("/score", "json", "{\"question\": " + Site.HOSTILE + "}"));
        pages.put(
                "hostile conversation",
                site.post("/conversations", "conversation", conversation(), "context", context()));
        pages.put("broken conversation", site.post("/conversations", "conversation", Site.HOSTILE));
        pages.put(
                "hostile run",
                site.post("/runs", "model", Site.HOSTILE, "dataset", Site.HOSTILE, "limit", Site.HOSTILE));
        return pages;
    }

    private static String conversation() {
        var list = Json.array();
        list.addObject().put("role", "user").put("content", "How long is the quay? I have two boats. " + Site.HOSTILE);
        list.addObject()
                .put("role", "assistant")
                .put("content", "The quay is 80 m long. You have two boats. " + Site.HOSTILE);
        return Json.line(list);
    }

    private static String context() {
        var list = Json.array();
        list.addObject()
                .put("id", Site.HOSTILE)
                .put("url", "javascript:alert(6)")
                .put("text", "The quay is 60 m long. " + Site.HOSTILE);
        return Json.line(list);
    }

    @Test
    void nothingAnyoneWritesBecomesMarkupOrScriptOnAnyPage() throws Exception {
        for (Map.Entry<String, HttpResponse<String>> entry : all.entrySet()) {
            String html = entry.getValue().body();
            Document page = Jsoup.parse(html);
            String where = entry.getKey();
            assertThat(page.select("script"))
                    .as(where)
                    .allMatch(s ->
                            s.attr("src").startsWith("/static/") && s.data().isEmpty());
            assertThat(page.select("img, iframe, object, embed, base, style, b"))
                    .as(where)
                    .isEmpty();
            for (Element element : page.getAllElements()) {
                for (Attribute attribute : element.attributes()) {
                    assertThat(attribute.getKey())
                            .as(where + " " + element.tagName())
                            .doesNotStartWith("on")
                            .isNotEqualTo("style");
                }
            }
            assertThat(page.select("[href], [action], [src]"))
                    .as(where)
                    .allMatch(e ->
                            (e.attr("href") + e.attr("action") + e.attr("src")).matches("(/|#|data:,).*|https?://.*|"));
        }
    }

    @Test
    void whatHidesOrReordersTextIsShownByItsCode() throws Exception {
        Document page = Jsoup.parse(all.get("hostile case").body());
        page.select("textarea").remove();
        assertThat(page.text()).doesNotContain("\u202E", "\u200B").contains("U+202E", "U+200B");
        assertThat(page.select("#raw").text()).contains("\\u202E").doesNotContain("\u202E");
    }

    @Test
    void everyPageHasAStrictPolicyLandmarksAndALabelForEveryControl() throws Exception {
        for (Map.Entry<String, HttpResponse<String>> entry : all.entrySet()) {
            String where = entry.getKey();
            HttpResponse<String> response = entry.getValue();
            String policy =
                    response.headers().firstValue("Content-Security-Policy").orElse("");
            assertThat(policy)
                    .as(where)
                    .contains("script-src 'self'", "style-src 'self'")
                    .doesNotContain("unsafe");
            assertThat(response.headers().firstValue("Content-Type").orElse(""))
                    .as(where)
                    .startsWith("text/html");
            Document page = Jsoup.parse(response.body());
            assertThat(page.select("html").attr("lang")).as(where).isEqualTo("en");
            assertThat(page.select("main#main, header, footer, nav[aria-label=Pages], h1"))
                    .as(where)
                    .hasSizeGreaterThanOrEqualTo(5);
            assertThat(page.select("a.skip").attr("href")).as(where).isEqualTo("#main");
            for (Element control : page.select("input:not([type=hidden]), textarea, select")) {
                boolean named = !control.attr("aria-label").isEmpty()
                        || page.select("label[for=" + control.id() + "]").size() == 1;
                assertThat(named).as(where + ": label of " + control).isTrue();
            }
            for (Element table : page.select("table")) {
                assertThat(table.select("caption").text()).as(where).isNotEmpty();
            }
            List<String> ids = new ArrayList<>(page.select("[id]").eachAttr("id"));
            assertThat(ids).as(where).doesNotHaveDuplicates();
            for (String target : page.select("main a[href^=#]").eachAttr("href")) {
                assertThat(ids).as(where).contains(target.substring(1));
            }
        }
    }

    @Test
    void aPastedCaseGivesTheLineTheApiGives() throws Exception {
        HttpResponse<String> response =
                site.post("/score", "question", QUESTION, "document", TIMES, "document", "", "answer", ANSWER);
        assertThat(response.statusCode()).isEqualTo(200);
        Document page = Jsoup.parse(response.body());
        var body = Json.object().put("id", "case").put("question", QUESTION).put("answer", ANSWER);
        body.putArray("contexts").addObject().put("id", "1").put("text", TIMES);
        assertThat(page.select("#raw").first().wholeText())
                .isEqualTo(site.postJson("/v1/score", Json.line(body)).body().strip());
        assertThat(page.select(".sources").text())
                .as("numbered as the form shows it")
                .contains("Document 1");
        assertThat(page.select("h1").text()).isEqualTo("The answer contradicts its documents");
        assertThat(page.select(".answer mark.contradicted").text()).contains("19:40");
        assertThat(page.select(".answer mark.supported").text()).contains("Bicycles travel free");
        assertThat(page.select(".doc mark.contradicted").text()).contains("18:40");
        assertThat(page.select("textarea[name=answer]").first().wholeText()).contains(ANSWER);
    }

    @Test
    void lineEndsOfBrowsersDoNotReachTheScore() throws Exception {
        Document page = Jsoup.parse(site.post(
                        "/score",
                        "question",
                        QUESTION,
                        "document",
                        TIMES,
                        "answer",
                        "Bicycles travel free of charge.\r\n\r\nThe ferry sails at 7:15.")
                .body());
        assertThat(page.select("#raw").text()).doesNotContain("\\r").contains("\"start\":33");
    }

    @Test
    void casesComeAsAFileOneALineOrAsAList() throws Exception {
        String one = "{\"id\":\"a\",\"question\":\"q\",\"context\":\"" + TIMES
                + "\",\"answer\":\"The ferry sails at 7:15.\"}";
        String other = one.replace("\"a\"", "\"b\"").replace("at 7:15.\"}", "at 9:15.\"}");
        for (String file : List.of(one + "\n" + other + "\n", "\uFEFF[" + one + ",\n" + other + "]")) {
            Document page = Jsoup.parse(
                    site.post("/score", "json", "", "upload:cases.jsonl", file).body());
            assertThat(page.select("h1").text()).isEqualTo("1 of 2 answers hold");
            assertThat(page.select("details.case summary").eachText()).hasSize(2);
            assertThat(page.select("#raw").first().wholeText().lines()).hasSize(2);
        }
    }

    @Test
    void brokenJsonIsShownWithItsPlaceAndNothingWrittenIsLost() throws Exception {
        String broken = "{\n  \"question\": \"q\",\n  \"contexts\": [\"c\" \"d\"],\n  \"answer\": \"a\"\n}";
        HttpResponse<String> response = site.post("/score", "json", broken);
        assertThat(response.statusCode()).isEqualTo(400);
        Document page = Jsoup.parse(response.body());
        assertThat(page.select("#problem[role=alert]").text()).contains("line 3, column 20");
        assertThat(page.select("#problem pre")
                        .first()
                        .wholeText()
                        .lines()
                        .toList()
                        .get(1)
                        .indexOf('↑'))
                .isBetween(16, 22);
        assertThat(page.select("#problem a").attr("href")).isEqualTo("#json");
        assertThat(page.select("textarea[name=json]").first().wholeText().strip())
                .isEqualTo(broken);
    }

    @Test
    void aMissingFieldIsNamed() throws Exception {
        HttpResponse<String> response = site.post(
                "/score",
                "json",
                "[{\"question\":\"q\",\"contexts\":[],\"answer\":\"a\"},{\"question\":\"q\",\"answers\":\"a\",\"contexts\":[]}]");
        assertThat(response.statusCode()).isEqualTo(422);
        assertThat(Jsoup.parse(response.body()).select("#problem").text())
                .contains("Case 2", "\"answer\" is missing", "\"answers\": is that it?");
        assertThat(site.post("/score", "question", " ", "answer", "").statusCode())
                .isEqualTo(422);
    }

    @Test
    void aConversationIsJudgedWhereItWasAnswered() throws Exception {
        Document form = site.page("/conversations?sample=hostel-hallucination");
        Document page = Jsoup.parse(site.post(
                        "/conversations",
                        "conversation",
                        form.select("#conversation").first().wholeText(),
                        "context",
                        form.select("#context").first().wholeText())
                .body());
        assertThat(page.select(".turn.paired")).hasSize(2);
        assertThat(page.select(".turn.paired.user .chip").text()).isEqualTo("the question");
        assertThat(page.select("mark.not_found, mark.contradicted")).isNotEmpty();
        assertThat(page.select("#result").text())
                .contains("Relevance", "Completeness", "Hallucination", "Latency", "Tokens", "Cost", "fail");
        assertThat(page.select("#raw").first().wholeText()).contains("\"unsupported_claims\"");
    }

    @Test
    void aContradictedClaimIsListed() throws Exception {
        Document page = Jsoup.parse(all.get("hostile conversation").body());
        assertThat(page.select(".claims").text()).contains("contradicted");
    }

    @Test
    void aRunShowsItsNumbersFilesAndFailures() throws Exception {
        Document page = site.page("/runs/" + candidate);
        assertThat(page.select("#progress").text()).contains("finished", "14 of 14 trials");
        assertThat(page.select("#summary .card").text()).contains("Faithfulness", "interval");
        assertThat(page.select("#summary .worst a").attr("href"))
                .startsWith("/failures?run=" + candidate + "&q=pylon-");
        assertThat(page.select("svg.chart")).isNotEmpty();
        assertThat(page.select("#thresholds table")).isNotEmpty();
        for (Element link : page.select("#files a[href^=/runs/]")) {
            HttpResponse<String> file = site.get(link.attr("href"));
            assertThat(file.statusCode()).as(link.attr("href")).isEqualTo(200);
            assertThat(file.body()).as(link.attr("href")).contains("pylon-2");
        }
        Document list = site.page("/runs");
        assertThat(list.select("#list tbody tr")).hasSizeGreaterThanOrEqualTo(2);
        assertThat(list.select("#list").text()).contains("n = 14", "candidate.jsonl");
    }

    @Test
    void filesAreDownloadsNamedAfterTheirRun() throws Exception {
        HttpResponse<String> file = site.get("/runs/" + base + "/files/junit.xml");
        assertThat(file.headers().firstValue("Content-Disposition"))
                .hasValue("attachment; filename=\"" + base + "-junit.xml\"");
        assertThat(site.get("/runs/" + base + "/files/..%2Fholdfast.db").statusCode())
                .isIn(400, 404);
        assertThat(site.get("/runs/" + base + "/files/queries.jsonl").statusCode())
                .isEqualTo(404);
        assertThat(site.get("/runs/..%2F..%2Fetc").statusCode()).isIn(400, 404);
    }

    @Test
    void twoRunsAreComparedClaimByClaim() throws Exception {
        Document page = site.page("/compare?base=" + base + "&candidate=" + candidate);
        assertThat(page.select("#comparison table").first().text())
                .contains("Faithfulness, score", "Faithfulness, passed");
        assertThat(page.select("#comparison").text()).contains("became unsupported", "pylon-4");
        assertThat(page.select("#result").text()).contains("✗ worse").doesNotContain("✓");
        assertThat(site.page("/compare?base=" + base)
                        .select("#base option[selected]")
                        .attr("value"))
                .isEqualTo(base);
        assertThat(site.page("/compare?base=" + base + "&candidate=" + base).text())
                .contains("Choose two different runs");
        assertThat(site.get("/compare?base=" + base + "&candidate=gone").statusCode())
                .isEqualTo(404);
    }

    @Test
    void failuresAreFilteredByClassAndText() throws Exception {
        Document unfiltered = site.page("/failures?run=" + candidate);
        Document contradicted = site.page("/failures?run=" + candidate + "&class=contradicted");
        Document invented = site.page("/failures?run=" + candidate + "&class=not_found");
        Document one = site.page("/failures?run=" + candidate + "&q=PYLON-6");
        assertThat(contradicted.select("#list h2").text()).isEqualTo("7 failures");
        assertThat(invented.select("details.case .case-id").eachText()).contains("pylon-1", "pylon-5");
        assertThat(one.select("details.case .case-id").eachText()).containsExactly("pylon-6");
        assertThat(one.select(".answer mark.contradicted").text()).contains("965 metres");
        assertThat(one.select(".doc mark.contradicted").text()).contains("960 metres");
        assertThat(unfiltered.select("details.case")).hasSize(10);
        assertThat(unfiltered.select("a[rel=next]").attr("href")).isEqualTo("/failures?run=" + candidate + "&page=2");
        assertThat(site.page("/failures?run=all&model=extractive").text()).contains("Nothing here matches");
        assertThat(site.get("/failures?run=gone").statusCode()).isEqualTo(404);
    }

    @Test
    void problemsArePagesForPeopleAndDocumentsForPrograms() throws Exception {
        HttpResponse<String> page = site.get("/runs/none-such");
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(Jsoup.parse(page.body()).select("#problem").text()).contains("no run with the id none-such");
        HttpResponse<String> document = site.send(site.request("/runs/none-such")
                .setHeader("Accept", "application/json")
                .GET()
                .build());
        assertThat(document.headers().firstValue("Content-Type").orElse("")).startsWith("application/problem+json");
        assertThat(site.get("/v1/runs/none-such")
                        .headers()
                        .firstValue("Content-Type")
                        .orElse(""))
                .startsWith("application/problem+json");
        HttpResponse<String> large = site.post("/score", "question", "q", "answer", "x".repeat(9 << 20));
        assertThat(large.statusCode()).isEqualTo(413);
        assertThat(Jsoup.parse(large.body()).text()).contains("too large", "holdfast score");
        HttpResponse<String> latin = site.send(site.request("/score")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(java.net.http.HttpRequest.BodyPublishers.ofByteArray(new byte[] {'a', '=', (byte) 0xE9}))
                .build());
        assertThat(latin.statusCode()).isEqualTo(400);
        assertThat(Jsoup.parse(latin.body()).text()).contains("not UTF-8");
    }

    @Test
    void filesOfThePagesMayBeKeptForEverAndNoOthersAreThere() throws Exception {
        Document page = site.page("/");
        for (String file : List.of(
                page.select("link[rel=stylesheet]").attr("href"),
                page.select("script").first().attr("src"))) {
            HttpResponse<String> asset = site.get(file);
            assertThat(asset.statusCode()).isEqualTo(200);
            assertThat(asset.headers().firstValue("Cache-Control")).hasValue("public, max-age=31536000, immutable");
            assertThat(asset.body()).doesNotContain("http://", "https://", "@import", "eval(", "innerHTML");
        }
        assertThat(site.get("/static/pages.js").statusCode()).isEqualTo(404);
        assertThat(site.get("/static/..%2f..%2fexamples.jsonl").statusCode()).isIn(400, 404);
        assertThat(site.get("/").headers().firstValue("Cache-Control")).hasValue("no-store");
    }

    @Test
    void aRunThatCannotBeStartedIsExplainedInTheForm() throws Exception {
        HttpResponse<String> none = site.post("/runs", "model", "extractive", "dataset", "clean");
        assertThat(none.statusCode()).isEqualTo(422);
        assertThat(Jsoup.parse(none.body()).select("#problem").text()).contains("at least one dimension");
        assertThat(site.post("/runs", "model", "recorded", "dataset", "clean", "dimension", "faithfulness")
                        .statusCode())
                .isEqualTo(422);
        assertThat(site.post(
                                "/runs",
                                "model",
                                "extractive",
                                "dataset",
                                "clean",
                                "dimension",
                                "faithfulness",
                                "limit",
                                "-3")
                        .statusCode())
                .isEqualTo(422);
        assertThat(site.post(
                                "/runs",
                                "model",
                                "recorded",
                                "dataset",
                                "own",
                                "dimension",
                                "faithfulness",
                                "cases:x.jsonl",
                                "{\"question\":1}")
                        .statusCode())
                .isEqualTo(422);
        assertThat(site.post("/runs/" + base + "/cancel").statusCode()).isEqualTo(409);
    }
}
