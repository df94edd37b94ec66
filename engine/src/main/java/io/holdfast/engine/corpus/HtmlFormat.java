package io.holdfast.engine.corpus;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.select.NodeVisitor;

/** A web page: its text by blocks, headings as sections, links kept, scripts and navigation dropped. */
final class HtmlFormat {
    private HtmlFormat() {}

    static CorpusDocument read(String id, String file, String html) {
        org.jsoup.nodes.Document page =
                Jsoup.parse(html, "", Parser.htmlParser().setTrackPosition(true));
        page.select("script, style, noscript, nav, template").remove();
        Element canonical = page.selectFirst("link[rel=canonical]");
        String url = canonical == null ? "" : canonical.attr("href");
        Blocks blocks = new Blocks();
        page.body().traverse(blocks);
        blocks.close("\n\n");
        String text = blocks.text.toString();
        String title = page.title().isBlank() ? firstLine(text) : page.title();
        Set<String> links = new LinkedHashSet<>();
        page.select("a[href]").forEach(a -> links.add(a.attr("href")));
        return new CorpusDocument(
                new Document(CorpusDocument.safeId(id), title, url.isBlank() ? null : url, text),
                0,
                blocks.sections,
                List.copyOf(links),
                new Source(file, blocks.lines));
    }

    private static String firstLine(String text) {
        return text.lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty())
                .findFirst()
                .orElse("");
    }

    /** Collects the text block by block: list items with a dash, table rows as Markdown rows with their header first. */
    private static final class Blocks implements NodeVisitor {
        private final StringBuilder text = new StringBuilder();
        private final List<Integer> lines = new ArrayList<>();
        private final List<CorpusDocument.Section> sections = new ArrayList<>();
        private final StringBuilder line = new StringBuilder();
        private int sourceLine = 1;

        @Override
        public void head(Node node, int depth) {
            if (node instanceof TextNode t) {
                Element parent = t.parent();
                if (line.toString().replaceAll("[-|\\s]", "").isEmpty()
                        && t.sourceRange().isTracked()
                        && !t.isBlank()) {
                    String whole = t.getWholeText();
                    sourceLine = t.sourceRange().start().lineNumber()
                            + (int) whole.substring(
                                            0,
                                            whole.length()
                                                    - whole.stripLeading().length())
                                    .chars()
                                    .filter(c -> c == '\n')
                                    .count();
                }
                boolean pre = parent != null && parent.closest("pre") != null;
                line.append(pre ? t.getWholeText() : t.text());
            } else if (node instanceof Element e && (e.isBlock() || e.nameIs("br")) && !cell(e)) {
                boolean row = e.nameIs("tr");
                boolean item = e.nameIs("li");
                close(item && line.toString().isBlank() ? "\n" : "\n\n");
                if (item) {
                    line.append("- ");
                } else if (row) {
                    line.append("|");
                }
            }
        }

        @Override
        public void tail(Node node, int depth) {
            if (!(node instanceof Element e) || !e.isBlock()) {
                return;
            }
            if (cell(e)) {
                line.append(" |");
                return;
            }
            boolean heading = e.normalName().matches("h[1-6]");
            String content = line.toString().strip();
            boolean row = e.nameIs("tr") && content.length() > 1;
            boolean inRow = row || e.nameIs("li");
            close(inRow ? "\n" : "\n\n");
            if (heading && !content.isEmpty()) {
                sections.add(new CorpusDocument.Section(content, text.length() - content.length() - 2));
            } else if (row && !e.select("> th").isEmpty() && e.select("> td").isEmpty()) {
                line.append("|" + "---|".repeat(e.children().size()));
                close("\n");
            } else if (e.nameIs("table") || e.nameIs("ul") || e.nameIs("ol")) {
                blankLine();
            }
        }

        private static boolean cell(Element e) {
            return e.nameIs("td") || e.nameIs("th");
        }

        private void close(String end) {
            String content = line.toString().strip();
            if (!content.isEmpty() && !content.equals("-") && !content.equals("|")) {
                text.append(content).append(end);
                int added = (int) (content + end).chars().filter(c -> c == '\n').count();
                for (int i = 0; i < added; i++) {
                    lines.add(sourceLine);
                }
            }
            line.setLength(0);
        }

        private void blankLine() {
            if (text.length() > 1 && text.charAt(text.length() - 2) != '\n') {
                text.append('\n');
                lines.add(sourceLine);
            }
        }
    }
}
