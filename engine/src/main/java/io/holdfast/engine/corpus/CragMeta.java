package io.holdfast.engine.corpus;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Titles, urls and ranks of documents, from a CRAG-shaped CSV: {@code doc_id,qid,url,title,rank,source}. */
public final class CragMeta {
    public static final CragMeta NONE = new CragMeta(Map.of());

    private record Row(String url, String title, int rank) {}

    private final Map<String, Row> rows;

    private CragMeta(Map<String, Row> rows) {
        this.rows = Map.copyOf(rows);
    }

    public static CragMeta read(Path file) {
        List<List<String>> table;
        try {
            table = Files.readAllLines(file).stream()
                    .filter(l -> !l.isBlank())
                    .map(line -> CsvRows.cells(line, ','))
                    .toList();
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT, "cannot read " + file + ": " + e.getMessage() + "; check --meta", e);
        }
        List<String> header = table.isEmpty() ? List.of() : table.get(0);
        int id = header.indexOf("doc_id");
        int url = header.indexOf("url");
        int title = header.indexOf("title");
        int rank = header.indexOf("rank");
        if (id < 0) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    file + " has no column doc_id; expected doc_id,qid,url,title,rank,source, found " + header);
        }
        Map<String, Row> rows = new HashMap<>();
        for (List<String> cells : table.subList(1, table.size())) {
            String number = cell(cells, rank);
            rows.putIfAbsent(
                    CorpusDocument.safeId(cell(cells, id)),
                    new Row(
                            cell(cells, url),
                            cell(cells, title),
                            number.matches("\\d+") ? Integer.parseInt(number) : 0));
        }
        return new CragMeta(rows);
    }

    CorpusDocument enrich(CorpusDocument d) {
        Row row = rows.get(d.document().id());
        if (row == null) {
            return d;
        }
        Document old = d.document();
        Document document = new Document(
                old.id(),
                row.title.isEmpty() ? old.title() : row.title,
                row.url.isEmpty() ? old.url() : row.url,
                old.text());
        return new CorpusDocument(document, row.rank, d.sections(), d.links(), d.source());
    }

    private static String cell(List<String> cells, int column) {
        return column >= 0 && column < cells.size() ? cells.get(column).strip() : "";
    }
}
