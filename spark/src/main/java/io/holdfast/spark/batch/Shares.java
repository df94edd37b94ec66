package io.holdfast.spark.batch;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who scores what: the records, in the order of files and lines, are cut into shares of equal amounts of text, not of
 * equal numbers of rows, so that a cluster of long records is spread over many tasks. Neighbours stay together, which
 * keeps the caches warm for records that share their documents, and the order of the input.
 *
 * <p>Text is measured in chunks of rows; within a chunk every row counts as its mean.
 */
final class Shares implements Serializable {
    private static final long serialVersionUID = 1L;

    private final int chunkRows;
    private final Map<BlockKey, Block> blocks;
    private final long total;
    private final long rows;
    private final int count;

    /** The text of some consecutive rows of a block. */
    record Chunk(String source, long block, long chunk, long rows, long bytes) implements Serializable {}

    private record BlockKey(String source, long block) implements Serializable {}

    /** Of a block: rows of its file before it, and where its chunks are in the text of all files. */
    private record Block(long rowsBefore, List<Stretch> chunks) implements Serializable {}

    /** Text from a place on, and the rows it belongs to. */
    private record Stretch(long before, long text, long rows) implements Serializable {
        double position(long row) {
            return before + row * ((double) text / rows);
        }
    }

    /** @param chunks sorted by source, block and chunk */
    Shares(List<Chunk> chunks, int chunkRows) {
        this.chunkRows = chunkRows;
        this.blocks = new HashMap<>();
        long text = 0;
        long allRows = 0;
        long rowsOfFile = 0;
        String file = "";
        for (int i = 0; i < chunks.size(); ) {
            Chunk first = chunks.get(i);
            List<Chunk> ofBlock = new ArrayList<>();
            while (i < chunks.size()
                    && chunks.get(i).source().equals(first.source())
                    && chunks.get(i).block() == first.block()) {
                ofBlock.add(chunks.get(i++));
            }
            rowsOfFile = first.source().equals(file) ? rowsOfFile : 0;
            file = first.source();
            blocks.put(new BlockKey(file, first.block()), block(rowsOfFile, text, ofBlock));
            long rowsOfBlock = ofBlock.stream().mapToLong(Chunk::rows).sum();
            text += ofBlock.stream().mapToLong(Shares::weight).sum();
            rowsOfFile += rowsOfBlock;
            allRows += rowsOfBlock;
        }
        this.total = text;
        this.rows = allRows;
        this.count = 1;
    }

    private Shares(Shares uncut, int count) {
        this.chunkRows = uncut.chunkRows;
        this.blocks = uncut.blocks;
        this.total = uncut.total;
        this.rows = uncut.rows;
        this.count = count;
    }

    /** A row costs something even without text. */
    private static long weight(Chunk chunk) {
        return chunk.bytes() + chunk.rows();
    }

    private static Block block(long rowsBefore, long textBefore, List<Chunk> chunks) {
        List<Stretch> stretches = new ArrayList<>();
        long text = textBefore;
        for (Chunk chunk : chunks) {
            if (chunk.chunk() != stretches.size()) {
                throw new IllegalArgumentException("rows are missing before " + chunk);
            }
            stretches.add(new Stretch(text, weight(chunk), chunk.rows()));
            text += weight(chunk);
        }
        return new Block(rowsBefore, List.copyOf(stretches));
    }

    /** The same text in so many shares, but not in more than there are rows. */
    Shares cut(int shares) {
        if (shares < 1) {
            throw new IllegalArgumentException("shares must be 1 or more: " + shares);
        }
        return new Shares(this, (int) Math.max(1, Math.min(shares, rows)));
    }

    int count() {
        return count;
    }

    long totalBytes() {
        return total;
    }

    /** The line of a row in its file, counted from 1. */
    long line(String source, long block, long row) {
        return block(source, block).rowsBefore() + row + 1;
    }

    /** The share of a row, from 0 to {@link #count()} - 1, never falling in the order of the input. */
    int share(String source, long block, long row) {
        Block at = block(source, block);
        double position = at.chunks().get((int) (row / chunkRows)).position(row % chunkRows);
        return (int) Math.min(count - 1, Math.floor(position / total * count));
    }

    private Block block(String source, long block) {
        Block found = blocks.get(new BlockKey(source, block));
        if (found == null) {
            throw new IllegalStateException(source + " changed while it was read; run the job again");
        }
        return found;
    }
}
