package io.holdfast.app.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.AnswerModels;
import io.holdfast.core.config.Config;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.index.PassageIndexer;
import io.holdfast.models.Scorers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Uploads with columns of their own, pasted chats, the ask page and the page that shows how a verdict was made. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MorePagesTest {
    private static final Map<String, String> SETTINGS =
            Map.of("serve.index", "idx", "models.embedding", "hashing", "grounding.model", "off");

    private Site site;

    @BeforeAll
    void aServiceWithAnIndex(@TempDir Path directory) {
        Config config = Site.config(SETTINGS);
        try (PassageIndexer indexer = new PassageIndexer(
                directory.resolve("idx"),
                config.engine().index(),
                new Chunker(config.engine().chunking()),
                AnswerModels.embedder(config))) {
            indexer.add(CorpusDocument.of("kiln", "Kiln", null, "The kiln of Osby was fired in 1884."));
        }
        site = new Site(directory, () -> Scorers.withoutModels(config), SETTINGS);
        site.awaitModels();
    }

    @AfterAll
    void end() {
        if (site != null) {
            site.close();
        }
    }

    @Test
    void aTableWhoseColumnsHaveUsualNamesIsScoredAtOnce() throws Exception {
        Document page =
                Jsoup.parse(site.post("/score", "upload:answers.csv", """
                        user_query,bot_reply,passages
                        How tall?,It is 13 m tall.,It is 12 m tall.
                        How old?,It is old.,"It is old, they say."
                        """).body());
        assertThat(page.select("h1").text()).endsWith("of 2 answers hold");
        assertThat(page.text()).contains("question = user_query", "Choose other columns");
    }

    @Test
    void severalAnswersAreShownAsTheReportBeginsAndOpenAsAReport() throws Exception {
        Document page =
                Jsoup.parse(site.post("/score", "upload:answers.csv", """
                        user_query,bot_reply,passages
                        How old?,It is old.,"It is old, they say."
                        How tall is the mast?,The mast is 13 m tall.,The mast is 12 m tall.
                        """).body());
        assertThat(page.select("#summary .verdict").text()).startsWith("1 of 2 answers is not grounded");
        assertThat(page.select("#summary .worst a").attr("href")).isEqualTo("#case-2");
        assertThat(page.select("#case-2 details[open] summary").text()).contains("How tall is the mast?");
        assertThat(page.select("details.case .case-id").eachText()).containsExactly("2", "1");
        HttpResponse<String> report = site.post(
                "/score/report",
                "json",
                page.select("form[action=/score/report] textarea").get(0).wholeText());
        assertThat(report.statusCode()).isEqualTo(200);
        assertThat(report.headers().firstValue("Content-Security-Policy").orElse(""))
                .contains("sandbox allow-scripts");
        assertThat(report.body()).contains("1 of 2 answers is not grounded", "id=\"case-app\"");
        assertThat(site.post("/score/report", "json", "nothing").statusCode()).isIn(400, 422);
    }

    @Test
    void aRowThatCannotBeReadIsNamedAndCostsItself() throws Exception {
        Document page =
                Jsoup.parse(site.post("/score", "upload:answers.jsonl.csv", """
                        question,answer,contexts
                        How old?,It is old.,It is old.
                        How tall?,It is tall.,It is tall.,too,many
                        How wide?,It is wide.,It is wide.
                        """).body());
        assertThat(page.select("h1").text()).isEqualTo("2 of 2 answers hold");
        assertThat(page.select(".note.warn").text()).contains("One row could not be read", "line 3");
    }

    @Test
    void aTableWhoseColumnsCannotBeToldComesBackWithAFormThatNamesThem() throws Exception {
        HttpResponse<String> asked = site.post("/score", "upload:x.csv", "one,two,three\na,b,c\n");
        Document page = Jsoup.parse(asked.body());
        assertThat(asked.statusCode()).isEqualTo(422);
        assertThat(page.select("#column-answer option").eachText())
                .containsExactly("recognised by its name", "one", "two", "three");
        assertThat(page.select("#problem").text()).contains("Choose them below").doesNotContain("--map");
        assertThat(page.select("textarea[name=table]").text()).contains("one,two,three");
        Document scored = Jsoup.parse(site.post(
                        "/score",
                        "table",
                        "one,two,three\nHow tall?,It is 12 m tall.,It is 12 m tall.|It is new.\n",
                        "table-name",
                        "x.csv",
                        "column-question",
                        "one",
                        "column-answer",
                        "two",
                        "column-contexts",
                        "three",
                        "split",
                        "|")
                .body());
        assertThat(scored.select("h1").text()).isEqualTo("The answer holds");
        assertThat(scored.select(".source")).hasSize(2);
    }

    @Test
    void aPastedChatIsAConversation() throws Exception {
        Document page = Jsoup.parse(site.post(
                        "/conversations",
                        "conversation",
                        "User: How long is the quay?\nBot: The quay is 80 m long.\nIt is new.",
                        "context",
                        "The quay is 80 m long. It is new.")
                .body());
        assertThat(page.select(".chat .turn")).hasSize(2);
        assertThat(page.select(".chat .turn").get(1).text()).contains("80 m long", "It is new.");
        assertThat(page.select("#result tr:contains(Latency) .chip").text()).isEqualTo("○ not measured");
        assertThat(page.select("#result .card:contains(Cost)").text()).contains("–", "names no model");
        HttpResponse<String> refused = site.post("/conversations", "conversation", "just words");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(Jsoup.parse(refused.body()).select("#problem").text()).contains("neither JSON nor lines");
    }

    @Test
    void whatIsUnmeasuredIsGreyAndNeverATick() throws Exception {
        Document page = Jsoup.parse(site.post("/score", "question", "How?", "document", "It is so.", "answer", " ")
                .body());
        assertThat(page.select("#result .chip").attr("class")).contains("none");
        assertThat(page.select("#result").text()).contains("○").doesNotContain("✓");
    }

    @Test
    void theEngineAnswersWithCitationsOrSaysWhyNot() throws Exception {
        Document page = Jsoup.parse(site.post("/ask", "question", "When was the kiln of Osby fired?")
                .body());
        assertThat(page.select("#answer").text()).contains("1884");
        assertThat(page.select("#answer sup a").attr("href")).isEqualTo("#source-1");
        assertThat(page.select("#source-1 blockquote").text()).isEqualTo("The kiln of Osby was fired in 1884.");
        Document declined = Jsoup.parse(
                site.post("/ask", "question", "Who built the kiln of Farsta?").body());
        assertThat(declined.select("#answer").text()).contains("The engine declined", "Why:");
        assertThat(site.post("/ask", "question", " ").statusCode()).isEqualTo(422);
    }

    @Test
    void howAVerdictWasMadeIsShownStepByStep() throws Exception {
        Document page = Jsoup.parse(site.post(
                        "/explain",
                        "question",
                        "How tall is the mast?",
                        "document",
                        "The mast is 12 m tall. It was painted in 1931.",
                        "answer",
                        "The mast is 13 m tall. Nobody knows its owner.")
                .body());
        assertThat(page.select("#claim-1").text())
                .contains("contradicted", "Units considered", "1 document was read as 2 units", "13 m stated nowhere")
                .contains("proves a contradiction")
                .doesNotContain("What was weighed");
        assertThat(page.select("#claim-2").text())
                .contains("no proof either way", "novelty", "The probability that the documents support the claim is");
    }
}
