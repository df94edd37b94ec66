package io.holdfast.engine.pack;

import io.holdfast.engine.corpus.Chunk;
import io.holdfast.text.TokenCounter;
import java.util.ArrayList;
import java.util.List;

/** Takes passages in order while they fit; one that does not fit is passed over for a smaller one behind it. */
public final class Packer {

    public Packed pack(List<Chunk> chunks, int limit) {
        List<Chunk> taken = new ArrayList<>();
        int used = 0;
        for (Chunk chunk : chunks) {
            int cost = TokenCounter.count(render(chunk));
            if (used + cost <= limit) {
                taken.add(chunk);
                used += cost;
            }
        }
        return new Packed(taken, used);
    }

    /** A passage as a model reads it: its citation, its title, its text. */
    public static String render(Chunk chunk) {
        String title = chunk.title().isEmpty() ? "" : chunk.title() + "\n";
        return "[CIT:" + chunk.id() + "] " + title + chunk.text() + "\n\n";
    }
}
