package io.holdfast.engine.telemetry;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.text.SentenceSplitter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where an answer can be checked.
 *
 * @param id the passage, as the answer's text names it
 * @param file path below the corpus; empty where the corpus has no files
 * @param line line of the file that the quote begins on, from 1; 0 where it is not known
 * @param quote words of the passage, as they are written there
 */
public record Citation(String id, String file, String title, String heading, int line, String url, String quote) {
    /** @param words what the answer says or was made of; where the passage does not hold it, its closest sentence is quoted */
    public static Citation of(Chunk chunk, String words) {
        Span place = place(chunk.text(), words);
        return new Citation(
                chunk.id(),
                chunk.source().file(),
                chunk.title(),
                chunk.section().equals(chunk.title()) ? "" : chunk.section(),
                chunk.source().line(chunk.text(), place.start()),
                chunk.url(),
                place.of(chunk.text()));
    }

    private static Span place(String text, String words) {
        String pattern = Pattern.compile("\\s+")
                .splitAsStream(words.strip())
                .map(Pattern::quote)
                .reduce((a, b) -> a + "\\s+" + b)
                .orElse("");
        Matcher m = Pattern.compile(pattern).matcher(text);
        if (!pattern.isEmpty() && m.find()) {
            return new Span(m.start(), m.end());
        }
        Span best = new Span(0, text.length());
        double most = -1;
        for (Span sentence : SentenceSplitter.split(text)) {
            double alike =
                    ComparedWords.coverage(ComparedWords.content(words), ComparedWords.content(sentence.of(text)));
            if (alike > most) {
                most = alike;
                best = sentence;
            }
        }
        return best;
    }

    /** For people: file and line, or title and address, then the quote. */
    public String text() {
        StringBuilder s = new StringBuilder(file.isEmpty() ? title.isEmpty() ? id : title : file);
        if (line > 0) {
            s.append(':').append(line);
        }
        if (!heading.isEmpty()) {
            s.append(", \"").append(heading).append('"');
        }
        if (!url.isEmpty()) {
            s.append(", ").append(url);
        }
        return s.append(": \"")
                .append(quote.strip().replaceAll("\\s+", " "))
                .append('"')
                .toString();
    }
}
