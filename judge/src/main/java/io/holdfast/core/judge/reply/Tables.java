package io.holdfast.core.judge.reply;

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

    static List<Draft> read(String text, List<Token> tokens, List<Statement> statements) {
        List<Draft> drafts = new Tables(text, statements, "|").rows(tokens);
        for (String separator : List.of("\t", ";", ",")) {
            drafts = drafts.isEmpty() ? new Tables(text, statements, separator).rows(tokens) : drafts;
        }
        return drafts;
    }

    private List<Draft> rows(List<Token> tokens) {
        List<Draft> drafts = new ArrayList<>();
        for (List<Token> line : Lines.of(tokens, false)) {
            List<List<Token>> cells = cells(line);
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
                Draft draft = row(cells);
                if (draft != null) {
                    drafts.add(draft);
                }
            }
        }
        return drafts;
    }

    private List<List<Token>> cells(List<Token> line) {
        List<List<Token>> cells = new ArrayList<>();
        List<Token> cell = new ArrayList<>();
        boolean any = false;
        for (Token token : line) {
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

    private static int column(List<List<Token>> cells, Set<String> headers) {
        for (int c = 0; c < cells.size(); c++) {
            List<Token> cell = cells.get(c);
            if (!cell.isEmpty() && headers.contains(cell.get(0).text())) {
                return c;
            }
        }
        return -1;
    }

    private static int header(List<List<Token>> cells) {
        for (int c = 0; c < cells.size(); c++) {
            List<Token> cell = cells.get(c);
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

    private static boolean otherHeader(List<List<Token>> cells, int except) {
        for (int c = 0; c < cells.size(); c++) {
            List<Token> cell = cells.get(c);
            boolean id = c != except
                    && cell.size() == 1
                    && (cell.get(0).is("#") || ID_HEADERS.contains(cell.get(0).text()));
            if (id) {
                return true;
            }
        }
        return false;
    }

    private @Nullable Draft row(List<List<Token>> cells) {
        String label = null;
        String echoed = null;
        Opinion opinion = null;
        for (int c = 0; c < cells.size(); c++) {
            List<Token> cell = cells.get(c);
            if (c != verdictColumn && label == null && isId(cell)) {
                label = cell.get(cell.size() - 1).text();
            } else if (echoed == null && cell.stream().anyMatch(Token::isStatement)) {
                Token echo =
                        cell.stream().filter(Token::isStatement).findFirst().orElseThrow();
                echoed = statements.get(Integer.parseInt(echo.text())).text();
            } else if (c == statementColumn && c != verdictColumn && echoed == null) {
                echoed = words(cell);
            } else if (c == verdictColumn || verdictColumn < 0 && opinion == null && label != null) {
                Lexicon.Match match = c == verdictColumn ? Lexicon.valueAt(cell, 0) : Lexicon.at(cell, 0);
                boolean alone = match != null && (c == verdictColumn || match.end() >= cell.size() - 1);
                opinion = match != null && alone ? Lexicon.hedged(cell, match) : opinion;
            }
        }
        return opinion == null ? null : new Draft(label, echoed, opinion, reason(cells));
    }

    private @Nullable String reason(List<List<Token>> cells) {
        List<Token> cell = reasonColumn >= 0 && reasonColumn < cells.size() ? cells.get(reasonColumn) : List.of();
        return words(cell);
    }

    private @Nullable String words(List<Token> cell) {
        return cell.isEmpty()
                ? null
                : text.substring(cell.get(0).start(), cell.get(cell.size() - 1).end());
    }

    private static boolean isId(List<Token> cell) {
        List<Token> kept = cell.stream().filter(t -> !t.anyOf("#.()[]:")).toList();
        boolean number = kept.size() == 1 && kept.get(0).isNumber();
        return number && cell.get(cell.size() - 1).isNumber()
                || kept.size() == 2
                        && kept.get(0).isWord()
                        && ID_HEADERS.contains(kept.get(0).text())
                        && cell.get(cell.size() - 1).isNumber();
    }
}
