package io.holdfast.lab.report.html.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Document;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.report.html.trace.ShownClaim.Quote;
import java.util.List;
import org.junit.jupiter.api.Test;

class TraceViewTest {
    private static final String DOCUMENT = "The pier opens at dawn. It closes when the tide is high.";
    private static final String ANSWER = "The pier opens at noon and sells tickets.";

    private static ShownClaim claim(int start, int end, String verdict, Quote... evidence) {
        return new ShownClaim(start, end, verdict, "a_rule", 0.5, "said", "because", List.of(evidence));
    }

    private static TraceView view(String answer, String document, ShownClaim... claims) {
        return new TraceView("v-", "Document", answer, List.of(claims), List.of(Document.of("d<1>", document)));
    }

    @Test
    void aClaimLeadsToItsEntryAndTheEntryToItsEvidence() {
        TraceView view = view(ANSWER, DOCUMENT, claim(0, 22, "contradicted", new Quote("d<1>", 0, 23, 0.8)));
        assertThat(view.answer().toString())
                .contains(
                        "href=\"#v-claim-1\"", "<mark class=\"contradicted\" data-claims=\"1\">The pier opens at noon")
                .contains("<sup>✗1</sup>");
        assertThat(view.claims().toString()).contains("id=\"v-claim-1\"", "href=\"#v-evidence-1-0\"", "Because");
        assertThat(view.documents().toString())
                .contains("<span id=\"v-evidence-1-0\"></span><mark class=\"contradicted\" data-claims=\"1\">The pier");
    }

    @Test
    void evidenceTwoClaimsShareBelongsToBoth() {
        TraceView view = view(
                ANSWER,
                DOCUMENT,
                claim(0, 22, "supported", new Quote("d<1>", 0, 23, 0.8)),
                claim(27, 40, "not_found", new Quote("d<1>", 4, 30, 0.4)));
        assertThat(view.documents().toString())
                .contains("<mark class=\"supported\" data-claims=\"1\">The </mark>")
                .contains("<mark class=\"not_found\" data-claims=\"1 2\">pier opens at dawn.<sup>✓1</sup></mark>")
                .contains("data-claims=\"2\"> It clo<sup>?2</sup></mark>");
    }

    @Test
    void onlyTheEvidenceThatDecidedHasTheColourOfTheVerdict() {
        TraceView view = view(
                ANSWER,
                DOCUMENT,
                claim(0, 22, "supported", new Quote("d<1>", 0, 23, 0.8), new Quote("d<1>", 24, 40, 0.3)));
        assertThat(view.documents().toString())
                .contains("<mark class=\"supported\" data-claims=\"1\">The pier opens at dawn.<sup>✓1</sup></mark>")
                .contains("<mark class=\"near\" data-claims=\"1\">It closes when t</mark>");
    }

    @Test
    void theTextUnderTheMarksIsTheTextWhateverTheMarksAre() {
        TraceView view = view(
                ANSWER,
                DOCUMENT,
                claim(5, 900, "supported", new Quote("d<1>", 50, 20, 0), new Quote("gone", 0, 3, 0)),
                claim(3, 3, "not_found"),
                claim(0, 41, "contradicted"),
                claim(700, 800, "contradicted"));
        String text = view.answerText().toString().replaceAll("<sup>[^<]*</sup>|<[^>]*>", "");
        assertThat(text).isEqualTo(ANSWER);
    }

    @Test
    void differingWordsAreStrongOnBothSides() {
        ShownClaim wrong = new ShownClaim(
                0,
                23,
                "contradicted",
                "number_mismatch",
                0,
                "The pier opens at noon.",
                "name mismatch: the answer says \"noon\", the source says \"dawn\"",
                List.of(new Quote("d<1>", 0, 23, 0.8)));
        TraceView view = view("The pier opens at noon.", DOCUMENT, wrong);
        assertThat(view.answer().toString()).contains("<strong class=\"word\">noon</strong>");
        assertThat(view.documents().toString()).contains("<strong class=\"word\">dawn</strong>");
    }

    @Test
    void tablesAreTablesAndLongTextsFoldAroundTheirEvidence() {
        String table = "| Pass | Price |\n|---|---|\n| Day | 12 euros |\n| Year | 85 euros |";
        int row = table.indexOf("| Year");
        TraceView view = view(
                "A year costs 95 euros.",
                table,
                claim(0, 22, "contradicted", new Quote("d<1>", row, table.length(), 0.8)));
        assertThat(view.documents().toString())
                .contains("<th scope=\"col\">Price</th>", "<td>12 euros</td>")
                .contains("<td><mark class=\"contradicted\" data-claims=\"1\">85 euros");
        String before = "Boats leave when the tide allows. ".repeat(40);
        TraceView folded = view(
                "It opens at dawn.",
                before + DOCUMENT,
                claim(0, 17, "supported", new Quote("d<1>", before.length(), before.length() + 23, 0.8)));
        assertThat(folded.documents().toString())
                .contains("<details class=\"fold\"><summary>… 1,200 characters more</summary>");
    }

    @Test
    void unsureIsNeitherATickNorAQuestionOfAbsence() {
        assertThat(view(ANSWER, DOCUMENT, claim(0, 22, "unsure")).answer().toString())
                .contains("<sup>~1</sup>");
    }

    @Test
    void hostileTextsAreShownNotObeyed() {
        String hostile = "\"><script>alert(1)</script>\u202E<img src=x onerror=alert(2)>";
        TraceView view = new TraceView(
                "v-",
                "Document",
                hostile,
                List.of(new ShownClaim(
                        0,
                        hostile.length(),
                        "not_found",
                        hostile,
                        0,
                        hostile,
                        hostile,
                        List.of(new Quote(hostile, 0, 5, 1)))),
                List.of(new Document(hostile, hostile, "javascript:alert(3)", hostile)));
        String all = view.answer() + "" + view.claims() + view.documents();
        assertThat(all)
                .contains("&lt;script&gt;alert(1)&lt;/script&gt;", "U+202E")
                .doesNotContain("<script", "<img", "\u202E", "href=\"javascript");
    }

    @Test
    void aUsersWordIsQuotedByItsTurnAndNotListedAmongTheDocuments() {
        TraceView view = new TraceView(
                "",
                "Chunk",
                "You have two cabins.",
                List.of(claim(0, 20, "supported_by_user", new Quote("turn:7", 0, 12, 0.9))),
                List.of(Document.of("turn:7", "I booked two."), Document.of("3", "Cabins are warm.")));
        assertThat(view.claims().toString()).contains("✓ supported by user", "Turn 7");
        assertThat(view.documents().toString()).contains("Chunk 3").doesNotContain("booked");
        assertThat(view.evidenceIn("turn:7", "I booked two.").toString()).contains("id=\"evidence-1-0\"");
    }

    @Test
    void claimsAreReadFromTheLinesOfFiles() {
        ShownClaim claim = ShownClaim.of(Json.own("{\"claims\":[{\"text\":\"x\",\"start\":0,\"end\":1,\"verdict\":"
                        + "\"supported\",\"score\":0.75,\"rule\":\"r\",\"evidence\":[{\"document\":\"d\",\"start\":2,"
                        + "\"end\":3,\"text\":\"y\",\"similarity\":0.5}]}]}"))
                .get(0);
        assertThat(claim)
                .isEqualTo(new ShownClaim(0, 1, "supported", "r", 0.75, "x", "", List.of(new Quote("d", 2, 3, 0.5))));
    }
}
