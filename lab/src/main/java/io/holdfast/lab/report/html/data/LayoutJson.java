package io.holdfast.lab.report.html.data;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.holdfast.core.model.Span;
import io.holdfast.lab.json.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A layout as the page's script reads it: {@code ["p",start,end]} for running text, {@code ["t",heads,rows]} for a
 * table whose cells are offsets or labels, {@code ["c",turns]} for a chat.
 */
final class LayoutJson {
    private LayoutJson() {}

    /** Null for a document that is running text throughout. */
    static @Nullable ArrayNode of(List<DocumentLayout.Block> blocks) {
        if (blocks.stream().allMatch(DocumentLayout.Text.class::isInstance)) {
            return null;
        }
        ArrayNode layout = Json.array();
        for (DocumentLayout.Block block : blocks) {
            if (block instanceof DocumentLayout.Text text) {
                layout.addArray()
                        .add("p")
                        .add(text.span().start())
                        .add(text.span().end());
            } else if (block instanceof DocumentLayout.Table table) {
                table(layout.addArray().add("t"), table);
            } else if (block instanceof DocumentLayout.Chat chat) {
                ArrayNode turns = layout.addArray().add("c").addArray();
                chat.turns()
                        .forEach(turn -> turns.addArray()
                                .add(turn.speaker().start())
                                .add(turn.speaker().end())
                                .add(turn.said().start())
                                .add(turn.said().end()));
            }
        }
        return layout;
    }

    private static void table(ArrayNode json, DocumentLayout.Table table) {
        ArrayNode heads = json.addArray();
        table.heads().forEach(heads::add);
        ArrayNode rows = json.addArray();
        for (List<DocumentLayout.Cell> row : table.rows()) {
            ArrayNode cells = rows.addArray();
            for (DocumentLayout.Cell cell : row) {
                Span span = cell.span();
                if (span == null) {
                    cells.add(cell.label());
                } else {
                    cells.addArray().add(span.start()).add(span.end());
                }
            }
        }
    }
}
