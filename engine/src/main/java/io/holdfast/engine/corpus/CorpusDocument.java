package io.holdfast.engine.corpus;

import io.holdfast.core.model.Document;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A document of a corpus with what retrieval can use beside its text.
 *
 * @param rank where the source ranked it, 0 when it did not
 * @param sections headings with the offset they begin at
 * @param links addresses the document points to
 * @param source the file and lines it was read from
 */
public record CorpusDocument(Document document, int rank, List<Section> sections, List<String> links, Source source) {
    public CorpusDocument(Document document, int rank, List<Section> sections, List<String> links) {
        this(document, rank, sections, links, Source.UNKNOWN);
    }

    public CorpusDocument {
        sections = List.copyOf(sections);
        links = List.copyOf(links);
    }

    public static CorpusDocument of(String id, @Nullable String title, @Nullable String url, String text) {
        return new CorpusDocument(new Document(safeId(id), title, url, text), 0, List.of(), List.of());
    }

    public CorpusDocument withSource(Source other) {
        return new CorpusDocument(document, rank, sections, links, other);
    }

    /** A heading and where its text begins. */
    public record Section(String heading, int start) {}

    /** The host of the url, without {@code www.}; the document's id when it has no url, so that nothing shares it. */
    public String domain() {
        return domain(document.url(), document.id());
    }

    static String domain(@Nullable String url, String fallback) {
        if (url == null || url.isBlank()) {
            return fallback;
        }
        try {
            String host = new URI(url.strip()).getHost();
            if (host == null) {
                return fallback;
            }
            String lower = host.toLowerCase(Locale.ROOT);
            return lower.startsWith("www.") ? lower.substring(4) : lower;
        } catch (URISyntaxException e) {
            return fallback;
        }
    }

    /** An id of letters, digits, {@code _} and {@code -} only; what is lost is kept apart by a short hash. */
    public static String safeId(String id) {
        String safe = id.replaceAll("[^A-Za-z0-9_-]+", "_");
        return safe.equals(id) && !id.isEmpty() ? id : safe + "_" + Integer.toHexString(id.hashCode());
    }

    /** The id of the n-th paragraph of an article. */
    public static String paragraphId(String title, int n) {
        return JsonlFormat.squadId(title, n);
    }

    /** Reads documents, one JSON object a line. {@code name} is what errors call the source. */
    public static void readJsonl(String name, InputStream in, Consumer<CorpusDocument> sink) throws IOException {
        JsonlFormat.read(name, in, Corpus.MOST_BYTES, ReadingNotes.STRICT, sink);
    }
}
