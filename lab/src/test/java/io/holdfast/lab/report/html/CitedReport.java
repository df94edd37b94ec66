package io.holdfast.lab.report.html;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.cite.CitationCheck;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.check.CheckLine;
import io.holdfast.lab.check.CheckedRun;
import io.holdfast.lab.cite.CitationJson;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.RecordScorer;
import io.holdfast.lab.json.Json;
import io.holdfast.lab.result.ModelStats;
import java.util.List;

/** A report of one answer with three marks: right, on the wrong document, on none. */
final class CitedReport {
    private CitedReport() {}

    static String html() {
        Config config = ConfigLoader.defaults();
        Faithfulness evaluator = new Faithfulness(config, null, null);
        Case bakery = new Case(
                "bakery",
                "What is sold, and when?",
                List.of(
                        Document.of("bread.md", "On Monday the old bakery sells spelt bread."),
                        Document.of("hours.md", "The shop closes at six in the evening.")),
                null,
                null);
        InputRecord.Good recorded = new InputRecord.Good(
                1,
                bakery,
                Answer.of("On Monday the old bakery sells spelt bread [1]. The shop closes at six in the evening [1]."
                        + " A dragon owns the shop [7]."));
        ObjectNode score = Json.own(new RecordScorer(evaluator).line(recorded));
        score.set("citations", CitationJson.of(new CitationCheck(evaluator).evaluate(bakery, recorded.answer())));
        ObjectNode line = CheckLine.of(recorded, score, "bakery");
        return HtmlReport.of(
                ModelStats.of(List.of(CheckedRun.of("cited.jsonl", List.of(line), config, "test"))),
                null,
                List.of(new ExtraSection(
                        "citations",
                        "Citations",
                        "",
                        List.of(ExtraSection.CASE, "Marker"),
                        List.of(List.of("bakery", "[1]")),
                        List.of())));
    }
}
