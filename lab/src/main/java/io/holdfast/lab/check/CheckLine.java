package io.holdfast.lab.check;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.json.Json;

/**
 * A line of {@code holdfast check}: the line of {@code score}, and after it what was scored (question, answer,
 * contexts), so that a report or a comparison needs no other file. It is also a case of the native format.
 */
public final class CheckLine {
    private CheckLine() {}

    /** @param score the case's line of {@code score} */
    public static ObjectNode of(InputRecord.Good record, ObjectNode score, String id) {
        Case testCase = record.testCase();
        ObjectNode line = score.deepCopy();
        line.put("id", id).put("standing", Standing.of(score).id()).put("question", testCase.question());
        line.put("answer", record.answer().text());
        ArrayNode contexts = line.putArray("contexts");
        testCase.documents().forEach(document -> contexts.add(document(document)));
        if (testCase.reference() != null) {
            line.put("reference", testCase.reference());
        }
        if (testCase.answerable() != null) {
            line.put("answerable", testCase.answerable());
        }
        if (record.answer().model() != null) {
            line.put("model", record.answer().model());
        }
        return line;
    }

    private static ObjectNode document(Document document) {
        ObjectNode node = Json.object().put("id", document.id());
        if (document.title() != null) {
            node.put("title", document.title());
        }
        if (document.url() != null) {
            node.put("url", document.url());
        }
        return node.put("text", document.text());
    }
}
