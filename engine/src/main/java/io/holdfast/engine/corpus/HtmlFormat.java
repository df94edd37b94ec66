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
import org.jsoup.select.NodeVisitor;

/** A web page: its text by blocks, headings as sections, links kept, scripts and navigation dropped. */
final class HtmlFormat {
    private HtmlFormat() {}

    static CorpusDocument read(String id, String html) {
        org.jsoup.nodes.Document page = Jsoup.parse(html);
        page.select("script, style, noscript, nav, template").remove();
        Element canonical = page.selectFirst("link[rel=canonical]");
        String url = canonical == null ? "" : canonical.attr("href");
        Blocks blocks = new Blocks();
        page.body().traverse(blocks);
        blocks.close();
        String text = blocks.text.toString();
        String title = page.title().isBlank() ? firstLine(text) : page.title();
        Set<String> links = new LinkedHashSet<>();
        page.select("a[href]").forEach(a -> links.add(a.attr("href")));
        return new CorpusDocument(
                new Document(CorpusDocument.safeId(id), title, url.isBlank() ? null : url, text),
                0,
                blocks.sections,
                List.copyOf(links));
    }

    private static String firstLine(String text) {
        return text.lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty())
                .findFirst()
                .orElse("");
    }

    private static final class Blocks implements NodeVisitor {
        private final StringBuilder text = new StringBuilder();
        private final List<CorpusDocument.Section> sections = new ArrayList<>();
        private final StringBuilder line = new StringBuilder();

        @Override
        public void head(Node node, int depth) {
            if (node instanceof TextNode t) {
                Element parent = t.parent();
                boolean pre = parent != null && parent.closest("pre") != null;
                line.append(pre ? t.getWholeText() : t.text());
            } else if (node instanceof Element e && (e.isBlock() || e.nameIs("br"))) {
                close();
                if (e.nameIs("li")) {
                    line.append("- ");
                }
            }
        }

        @Override
        public void tail(Node node, int depth) {
            if (node instanceof Element e && e.isBlock()) {
                boolean heading = e.normalName().matches("h[1-6]");
                String content = line.toString().strip();
                close();
                if (heading && !content.isEmpty()) {
                    sections.add(new CorpusDocument.Section(content, text.length() - content.length() - 2));
                }
            }
        }

        private void close() {
            String content = line.toString().strip();
            if (!content.isEmpty()) {
                text.append(content).append("\n\n");
            }
            line.setLength(0);
        }
    }
}
