package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.judge.reply.word.ReplyLines;
import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads tables with "|" (or, under a header, a tab, semicolon or comma) between the cells: the header names the verdict column, else the cell that is only a verdict. */
final class Tables {
    private static final Set<String> VERDICT_HEADERS = ReplyWords.set("tables_verdict_headers");
    private static final Set<String> ID_HEADERS = ReplyWords.set("tables_id_headers");

    private static final Set<String> REASON_HEADERS = ReplyWords.set("tables_reason_headers");

    private static final Set<String> STATEMENT_HEADERS = Set.of("statement", "claim", "sentence");

    private final String text;
    private final List<Statement> statements;
    private final String separator;
    private int verdictColumn = -1;
    private int reasonColumn = -1;
    private int statementColumn = -1;

    private Tables(String text, List<Statement> statements, String separator) {
        this.text = text;
        this.statements = statements;
        this.separator = separator;
    }

    static List<DraftVerdict> read(String text, List<ReplyToken> tokens, List<Statement> statements) {
        List<DraftVerdict> drafts = new Tables(text, statements, "|").rows(tokens);
        for (String separator : List.of("\t", ";", ",")) {
            drafts = drafts.isEmpty() ? new Tables(text, statements, separator).rows(tokens) : drafts;
        }
        return drafts;
    }

    private List<DraftVerdict> rows(List<ReplyToken> tokens) {
        List<DraftVerdict> drafts = new ArrayList<>();
        for (List<ReplyToken> line : ReplyLines.of(tokens, false)) {
            List<List<ReplyToken>> cells = cells(line);
            if (cells.size() < 2) {
                continue;
            }
            int header = header(cells);
            boolean drawn = separator.equals("|");
            if (header >= 0 && (drawn || otherHeader(cells, header))) {
                verdictColumn = header;
                reasonColumn = column(cells, REASON_HEADERS);
                statementColumn = column(cells, STATEMENT_HEADERS);
            } else if (drawn || verdictColumn >= 0) {
                DraftVerdict draft = row(cells);
                if (draft != null) {
                    drafts.add(draft);
                }
            }
        }
        return drafts;
    }

    private List<List<ReplyToken>> cells(List<ReplyToken> line) {
        List<List<ReplyToken>> cells = new ArrayList<>();
        List<ReplyToken> cell = new ArrayList<>();
        boolean any = false;
        for (ReplyToken token : line) {
            if (token.is(separator)) {
                any = true;
                if (!cells.isEmpty() || !cell.isEmpty()) {
                    cells.add(cell);
                }
                cell = new ArrayList<>();
            } else if (!token.anyOf("*_`")) {
                cell.add(token);
            }
        }
        if (!cell.isEmpty()) {
            cells.add(cell);
        }
        return any ? cells : List.of();
    }

    private static int column(List<List<ReplyToken>> cells, Set<String> headers) {
        for (int c = 0; c < cells.size(); c++) {
            List<ReplyToken> cell = cells.get(c);
            if (!cell.isEmpty() && headers.contains(cell.get(0).text())) {
                return c;
            }
        }
        return -1;
    }

    private static int header(List<List<ReplyToken>> cells) {
        for (int c = 0; c < cells.size(); c++) {
            List<ReplyToken> cell = cells.get(c);
            boolean named =
                    cell.size() <= 3 && cell.stream().anyMatch(t -> t.isWord() && VERDICT_HEADERS.contains(t.text()));
            if (named && cells.stream().noneMatch(other -> isId(other))) {
                boolean heads = !cell.get(0).text().equals("supported") || otherHeader(cells, c);
                if (heads) {
                    return c;
                }
            }
        }
        return -1;
    }

    private static boolean otherHeader(List<List<ReplyToken>> cells, int except) {
        for (int c = 0; c < cells.size(); c++) {
            List<ReplyToken> cell = cells.get(c);
            boolean id = c != except
                    && cell.size() == 1
                    && (cell.get(0).is("#") || ID_HEADERS.contains(cell.get(0).text()));
            if (id) {
                return true;
            }
        }
        return false;
    }

    private @Nullable DraftVerdict row(List<List<ReplyToken>> cells) {
        String label = null;
        String echoed = null;
        Opinion opinion = null;
        for (int c = 0; c < cells.size(); c++) {
            List<ReplyToken> cell = cells.get(c);
            if (c != verdictColumn && label == null && isId(cell)) {
                label = cell.get(cell.size() - 1).text();
            } else if (echoed == null && cell.stream().anyMatch(ReplyToken::isStatement)) {
                ReplyToken echo = cell.stream()
                        .filter(ReplyToken::isStatement)
                        .findFirst()
                        .orElseThrow();
                echoed = statements.get(Integer.parseInt(echo.text())).text();
            } else if (c == statementColumn && c != verdictColumn && echoed == null) {
                echoed = words(cell);
            } else if (c == verdictColumn || verdictColumn < 0 && opinion == null && label != null) {
                VerdictLexicon.Match match =
                        c == verdictColumn ? VerdictLexicon.valueAt(cell, 0) : VerdictLexicon.at(cell, 0);
                boolean alone = match != null && (c == verdictColumn || match.end() >= cell.size() - 1);
                opinion = match != null && alone ? VerdictLexicon.hedged(cell, match) : opinion;
            }
        }
        return opinion == null ? null : new DraftVerdict(label, echoed, opinion, reason(cells));
    }

    private @Nullable String reason(List<List<ReplyToken>> cells) {
        List<ReplyToken> cell = reasonColumn >= 0 && reasonColumn < cells.size() ? cells.get(reasonColumn) : List.of();
        return words(cell);
    }

    private @Nullable String words(List<ReplyToken> cell) {
        return cell.isEmpty()
                ? null
                : text.substring(cell.get(0).start(), cell.get(cell.size() - 1).end());
    }

    private static boolean isId(List<ReplyToken> cell) {
        List<ReplyToken> kept = cell.stream().filter(t -> !t.anyOf("#.()[]:")).toList();
        boolean number = kept.size() == 1 && kept.get(0).isNumber();
        return number && cell.get(cell.size() - 1).isNumber()
                || kept.size() == 2
                        && kept.get(0).isWord()
                        && ID_HEADERS.contains(kept.get(0).text())
                        && cell.get(cell.size() - 1).isNumber();
    }
}
