package io.holdfast.app.cli.rag;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.model.Span;
import io.holdfast.core.port.Embedder;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.port.Reader;
import io.holdfast.engine.EngineModels;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;

/**
 * What the embedded models said about texts, kept in a file: an experiment with another threshold runs no model again.
 * Append only: after eight bytes of format, for each reply the hash of model and texts, a length, and the numbers. What a
 * killed run left half written is cut off.
 */
final class ModelMemo implements AutoCloseable {
    private static final byte[] FORMAT = "HFMEMO1\n".getBytes(StandardCharsets.US_ASCII);
    private static final int KEY = 16;

    private final ConcurrentMap<ByteBuffer, double[]> known = new ConcurrentHashMap<>();
    private final FileChannel file;
    private final DataOutputStream out;

    private ModelMemo(FileChannel file) {
        this.file = file;
        this.out = new DataOutputStream(Channels.newOutputStream(file));
    }

    static ModelMemo open(Path path) {
        try {
            byte[] bytes = Files.exists(path) ? Files.readAllBytes(path) : new byte[0];
            boolean ours = bytes.length < FORMAT.length
                    ? Arrays.equals(bytes, Arrays.copyOf(FORMAT, bytes.length))
                    : Arrays.equals(FORMAT, Arrays.copyOf(bytes, FORMAT.length));
            if (!ours) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, "--memo " + path + " is not a memo of this version; name another file");
            }
            FileChannel channel = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            ModelMemo memo = new ModelMemo(channel);
            channel.truncate(memo.load(bytes)).position(channel.size());
            if (channel.size() == 0) {
                memo.out.write(FORMAT);
            }
            return memo;
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, "cannot open --memo " + path + ": " + e.getMessage(), e);
        }
    }

    /** Takes in the whole records and says where they end. */
    private long load(byte[] bytes) {
        if (bytes.length < FORMAT.length) {
            return 0;
        }
        ByteBuffer in = ByteBuffer.wrap(bytes, FORMAT.length, bytes.length - FORMAT.length);
        while (in.remaining() >= KEY + Integer.BYTES) {
            int start = in.position();
            byte[] key = new byte[KEY];
            in.get(key);
            int n = in.getInt();
            if (n < 0 || in.remaining() / Double.BYTES < n) {
                return start;
            }
            double[] values = new double[n];
            for (int i = 0; i < n; i++) {
                values[i] = in.getDouble();
            }
            known.put(ByteBuffer.wrap(key), values);
        }
        return in.position();
    }

    /** The same models, each asked only what it has not been asked before. */
    EngineModels over(EngineModels models) {
        Reader reader = models.reader();
        GroundingModel grounding = models.grounding();
        return new EngineModels(
                embedder(models.embedder()),
                models.tracer(),
                reader == null ? null : reader(reader),
                grounding == null ? null : grounding(grounding),
                models.chat(),
                models.judge());
    }

    private Embedder embedder(Embedder model) {
        return new Embedder() {
            @Override
            public String id() {
                return model.id();
            }

            @Override
            public float[] embed(String text) {
                double[] kept = reply(() -> doubles(model.embed(text)), "embed", id(), text);
                float[] vector = new float[kept.length];
                for (int i = 0; i < vector.length; i++) {
                    vector[i] = (float) kept[i];
                }
                return vector;
            }
        };
    }

    private Reader reader(Reader model) {
        return new Reader() {
            @Override
            public String id() {
                return model.id();
            }

            @Override
            public Reading read(String question, String passage) {
                double[] kept = reply(
                        () -> {
                            Reading r = model.read(question, passage);
                            return new double[] {r.span().start(), r.span().end(), r.score(), r.answerable()};
                        },
                        "read",
                        id(),
                        question,
                        passage);
                return new Reading(new Span((int) kept[0], (int) kept[1]), kept[2], kept[3]);
            }
        };
    }

    private GroundingModel grounding(GroundingModel model) {
        return new GroundingModel() {
            @Override
            public String id() {
                return model.id();
            }

            @Override
            public double support(String claim, String evidence) {
                return reply(() -> new double[] {model.support(claim, evidence)}, "ground", id(), claim, evidence)[0];
            }
        };
    }

    private double[] reply(Supplier<double[]> model, String... about) {
        return known.computeIfAbsent(key(about), key -> {
            double[] values = model.get();
            append(key, values);
            return values;
        });
    }

    private synchronized void append(ByteBuffer key, double[] values) {
        ByteBuffer row = ByteBuffer.allocate(KEY + Integer.BYTES + Double.BYTES * values.length);
        row.put(key.duplicate()).putInt(values.length);
        for (double v : values) {
            row.putDouble(v);
        }
        try {
            out.write(row.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static ByteBuffer key(String... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String part : parts) {
                byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
                digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(0, bytes.length));
                digest.update(bytes);
            }
            return ByteBuffer.wrap(Arrays.copyOf(digest.digest(), KEY));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static double[] doubles(float[] vector) {
        double[] values = new double[vector.length];
        for (int i = 0; i < vector.length; i++) {
            values[i] = vector[i];
        }
        return values;
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
