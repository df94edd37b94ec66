package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.NumberedHeadings;
import io.holdfast.engine.corpus.TextLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Tables that run over several passages: whoever compares or counts rows must have all of them. */
public final class TableRuns {
    /** Fewer numbered headings may be parts of a text that is no list. */
    private static final int FEWEST_HEADINGS = 3;

    private final Function<String, List<Chunk>> document;

    /** @param document the passages of a document, in its order */
    public TableRuns(Function<String, List<Chunk>> document) {
        this.document = document;
    }

    /** The passages over which the table of this one runs; only itself where it holds the whole table or none. */
    List<Chunk> run(Chunk chunk) {
        List<Chunk> all = document.apply(chunk.documentId());
        int at = all.stream().map(Chunk::id).toList().indexOf(chunk.id());
        if (at < 0) {
            return List.of(chunk);
        }
        int from = at;
        while (from > 0 && continues(all.get(from))) {
            from--;
        }
        int to = at + 1;
        while (to < all.size() && continues(all.get(to))) {
            to++;
        }
        return all.subList(from, to);
    }

    /** Whether a passage begins inside a table: what it continues is the table's header. */
    private static boolean continues(Chunk chunk) {
        return TextLayout.row(chunk.lead());
    }

    /**
     * For a question over rows what should be read beside the passages: those of the first table that runs over several,
     * and the tables of the first passage's document; else nothing.
     */
    public List<List<Chunk>> asked(Question question, List<Chunk> passages) {
        if (!Asked.overRows(question) || passages.isEmpty()) {
            return List.of();
        }
        List<Chunk> run = passages.stream()
                .map(this::run)
                .filter(r -> r.size() > 1)
                .findFirst()
                .orElse(List.of());
        List<Chunk> best = document.apply(passages.get(0).documentId());
        return List.of(run, best.stream().filter(TableRuns::table).toList());
    }

    private static boolean table(Chunk chunk) {
        return Block.of(chunk).stream().anyMatch(Block::table);
    }

    /**
     * The lists and tables of passages, and the numbered headings of their documents; a table of which some passage is
     * missing is not whole.
     */
    List<Block> blocks(List<Chunk> passages) {
        List<Block> blocks = new ArrayList<>();
        for (Chunk chunk : passages) {
            List<Chunk> run = run(chunk);
            List<Block> own = Block.of(chunk);
            if (run.size() == 1 || own.isEmpty()) {
                blocks.addAll(own);
                continue;
            }
            boolean all = passages.containsAll(run);
            boolean first = run.get(0).equals(chunk);
            boolean last = run.get(run.size() - 1).equals(chunk);
            int begun = first ? own.size() - 1 : 0;
            for (int i = 0; i < own.size(); i++) {
                Block block = own.get(i);
                boolean running = block.table() && (i == begun || !last && i == own.size() - 1);
                if (!running) {
                    blocks.add(block);
                } else if (!all) {
                    blocks.add(block.with(List.of(), false));
                } else if (first) {
                    blocks.add(block.with(further(run), true));
                }
            }
        }
        passages.stream()
                .map(Chunk::documentId)
                .distinct()
                .forEach(id -> headings(document.apply(id), passages).ifPresent(blocks::add));
        return blocks;
    }

    /** The numbered headings of a document as a list, shown at the first of them that was read. */
    private static Optional<Block> headings(List<Chunk> document, List<Chunk> read) {
        NumberedHeadings headings = NumberedHeadings.of(document);
        if (headings.names().size() < FEWEST_HEADINGS) {
            return Optional.empty();
        }
        return headings.passages().stream().filter(read::contains).findFirst().map(place -> {
            Span heading = new Span(0, place.bodyStart());
            List<Block.Item> items = headings.names().stream()
                    .map(name -> new Block.Item(place, List.of(name), heading))
                    .toList();
            return new Block(place, place.title(), List.of(), items, true);
        });
    }

    private static List<Block.Item> further(List<Chunk> run) {
        List<Block.Item> rows = new ArrayList<>();
        for (Chunk chunk : run.subList(1, run.size())) {
            Block.of(chunk).stream().filter(Block::table).findFirst().ifPresent(b -> rows.addAll(b.items()));
        }
        return rows;
    }
}
