package io.holdfast.engine.select;

import io.holdfast.core.model.Span;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.Reader;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.text.SentenceSplitter;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reranks with our own encoder. It reads two neighbouring sentences of a passage, those that share most words with the
 * question: with the reader, it says how likely they hold the answer; without it, how close they are to the question,
 * which a vector of the whole passage blurs.
 */
public final class EncoderReranker implements Reranker {
    private static final int SENTENCES = 2;

    private final Embedder embedder;
    private final @Nullable Reader reader;

    public EncoderReranker(Embedder embedder, @Nullable Reader reader) {
        this.embedder = embedder;
        this.reader = reader;
    }

    @Override
    public String id() {
        return reader == null ? "sentences:" + embedder.id() : reader.id();
    }

    @Override
    public String excerpt(String question, Chunk chunk) {
        return question + " " + best(question, chunk.text());
    }

    @Override
    public double score(String question, Chunk chunk) {
        String read = best(question, chunk.text());
        return reader == null
                ? Embedder.cosine(embedder.embed(question), embedder.embed(read))
                : reader.read(question, read).answerable();
    }

    private static String best(String question, String text) {
        Set<String> wanted = ComparedWords.content(question);
        List<Span> sentences = SentenceSplitter.split(text);
        String best = text;
        double most = -1;
        for (int i = 0; i < sentences.size(); i++) {
            int last = Math.min(sentences.size(), i + SENTENCES) - 1;
            String part =
                    text.substring(sentences.get(i).start(), sentences.get(last).end());
            double held = ComparedWords.coverage(wanted, ComparedWords.content(part));
            if (held > most) {
                most = held;
                best = part;
            }
        }
        return best;
    }
}
