package io.holdfast.lab.table.parquet;

import java.nio.ByteBuffer;

/** Small numbers in Parquet's hybrid of run lengths and bit packing: levels, and places in a dictionary. */
final class Hybrid {
    private Hybrid() {}

    static int[] read(ByteBuffer in, int bits, int count) {
        int[] values = new int[count];
        int n = 0;
        while (n < count) {
            long header = Thrift.varint(in);
            int times = Math.toIntExact(header >>> 1);
            if ((header & 1) == 0) {
                int value = 0;
                for (int i = 0; i < (bits + 7) / 8; i++) {
                    value |= (in.get() & 0xFF) << (8 * i);
                }
                for (int i = 0; i < times && n < count; i++) {
                    values[n++] = value;
                }
            } else {
                n = packed(in, bits, times, values, n);
            }
        }
        return values;
    }

    /** Groups of eight values, the lowest bits first. */
    private static int packed(ByteBuffer in, int bits, int groups, int[] values, int from) {
        int n = from;
        long buffer = 0;
        int held = 0;
        int left = groups * bits;
        for (int i = 0; i < groups * 8; i++) {
            while (held < bits) {
                // the last group of a page may be cut short
                long next = left > 0 && in.hasRemaining() ? in.get() & 0xFF : 0;
                left--;
                buffer |= next << held;
                held += 8;
            }
            if (n < values.length) {
                values[n++] = (int) (buffer & ((1L << bits) - 1));
            }
            buffer >>>= bits;
            held -= bits;
        }
        for (; left > 0 && in.hasRemaining(); left--) {
            in.get();
        }
        return n;
    }
}
