package io.holdfast.lab.cite;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.cite.Mark;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.trec.TrecRagReader;
import java.util.ArrayList;
import java.util.List;

/** Citations that a file holds beside the text: TREC RAG has a list of them for each sentence. */
public final class RecordedCitations {
    private RecordedCitations() {}

    /** One mark for each citation, which covers its sentence; none where the file has no such list. */
    public static List<Mark> of(InputRecord.Good record) {
        JsonNode sentences = record.extras().get(TrecRagReader.SENTENCES);
        List<Mark> marks = new ArrayList<>();
        if (sentences == null) {
            return marks;
        }
        String answer = record.answer().text();
        List<Document> documents = record.testCase().documents();
        int from = 0;
        for (JsonNode sentence : sentences) {
            String text = sentence.path("text").asText();
            int start = answer.indexOf(text, from);
            if (start < 0) {
                break;
            }
            Span span = new Span(start, start + text.length());
            from = span.end();
            for (JsonNode citation : sentence.path("citations")) {
                boolean place = citation.isIntegralNumber()
                        && citation.intValue() >= 0
                        && citation.intValue() < documents.size();
                marks.add(Mark.recorded(
                        span, place ? documents.get(citation.intValue()).id() : citation.asText()));
            }
        }
        return marks;
    }
}
