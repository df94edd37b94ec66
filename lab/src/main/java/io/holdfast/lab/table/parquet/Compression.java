package io.holdfast.lab.table.parquet;

import io.airlift.compress.lz4.Lz4Decompressor;
import io.airlift.compress.snappy.SnappyDecompressor;
import io.airlift.compress.zstd.ZstdDecompressor;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.zip.GZIPInputStream;

/** How the pages of a column are compressed. */
final class Compression {
    private static final int PLAIN = 0;
    private static final int SNAPPY = 1;
    private static final int GZIP = 2;
    private static final int ZSTD = 6;
    private static final int LZ4_RAW = 7;

    private Compression() {}

    /** @param size of the result */
    static ByteBuffer plain(ByteBuffer in, int codec, int size) throws IOException {
        byte[] packed = new byte[in.remaining()];
        in.get(packed);
        byte[] result = new byte[size];
        switch (codec) {
            case PLAIN -> result = packed;
            case SNAPPY -> new SnappyDecompressor().decompress(packed, 0, packed.length, result, 0, size);
            case GZIP -> result = new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes();
            case ZSTD -> new ZstdDecompressor().decompress(packed, 0, packed.length, result, 0, size);
            case LZ4_RAW -> new Lz4Decompressor().decompress(packed, 0, packed.length, result, 0, size);
            default -> throw new UnsupportedOperationException("compression " + codec);
        }
        return ByteBuffer.wrap(result);
    }
}
