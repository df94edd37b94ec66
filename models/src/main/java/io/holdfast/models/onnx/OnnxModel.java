package io.holdfast.models.onnx;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.OrtSession.SessionOptions;
import ai.onnxruntime.OrtSession.SessionOptions.OptLevel;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.file.ModelFiles;
import io.holdfast.models.onnx.text.Encoded;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A loaded ONNX encoder and its hash. There is one per model per JVM, shared by every head and thread: sessions are safe
 * for concurrent use and hold the weights once. Every holder releases it once; the last one frees the weights.
 *
 * <p>Each text runs alone (batch 1) on one thread. int8 models quantise activations over the whole batch, so a vector
 * would otherwise depend on its companions; callers parallelise over texts instead.
 */
final class OnnxModel {
    private static final Map<String, OnnxModel> LOADED = new ConcurrentHashMap<>();

    private static final int ID_DIGITS = 12;

    private final OrtSession session;
    private final String key;
    private final String id;
    private final String hash;
    private final ReadWriteLock use = new ReentrantReadWriteLock();
    private int holders;
    private boolean freed;

    private OnnxModel(OrtSession session, String key, String name, String hash) {
        this.session = session;
        this.key = key;
        this.id = id(name, hash);
        this.hash = hash;
    }

    /** @param expected asked when the file is read */
    static OnnxModel of(ModelFiles files, Supplier<Fingerprint> expected) {
        return LOADED.compute(files.key(), (key, known) -> {
            OnnxModel model = known == null ? NativeCalls.run(() -> load(files, expected)) : known;
            model.holders++;
            return model;
        });
    }

    /** Gives back what {@link #of} handed out; the weights are freed with the last holder, after the calls under way. */
    void release() {
        LOADED.computeIfPresent(key, (k, known) -> {
            if (known != this || --holders > 0) {
                return known;
            }
            NativeCalls.free(this::free);
            return null;
        });
    }

    private boolean free() {
        use.writeLock().lock();
        try {
            freed = true;
            session.close();
            return true;
        } catch (OrtException e) {
            throw new HoldfastException(
                    ErrorCode.MODEL_DAMAGED, "model " + id + " cannot be closed: " + e.getMessage(), e);
        } finally {
            use.writeLock().unlock();
        }
    }

    /** How many share the weights in memory; none where they are not. */
    static int holders(ModelFiles files) {
        OnnxModel known = LOADED.get(files.key());
        return known == null ? 0 : known.holders;
    }

    private static OnnxModel load(ModelFiles files, Supplier<Fingerprint> expected) {
        Path file = files.onDisk(files.modelFile()).orElse(null);
        return file == null ? loadBytes(files, expected) : loadFile(files, file, expected);
    }

    /** By its name: the runtime maps a large file itself, and finds the weights that large exports keep beside it. */
    private static OnnxModel loadFile(ModelFiles files, Path file, Supplier<Fingerprint> expected) {
        CompletableFuture<Optional<String>> hashing = Loading.start(() -> hash(files, file, expected.get()));
        OrtEnvironment environment = OnnxRuntime.environment();
        try (SessionOptions options = options()) {
            return checked(files, environment.createSession(file.toString(), options), hashing);
        } catch (OrtException e) {
            throw files.damaged(files.modelFile(), e);
        }
    }

    private static Optional<String> hash(ModelFiles files, Path file, Fingerprint expected) {
        try {
            return expected.hash(file);
        } catch (IOException e) {
            throw files.damaged(files.modelFile(), e);
        }
    }

    /**
     * Unpacking the native library and reading the file take about as long, and so do building the session and hashing:
     * each pair runs side by side. Native code is entered by the calling thread only.
     */
    private static OnnxModel loadBytes(ModelFiles files, Supplier<Fingerprint> expected) {
        CompletableFuture<ByteBuffer> reading = Loading.start(() -> files.requireDirect(files.modelFile()));
        CompletableFuture<Optional<String>> hashing =
                Loading.start(() -> expected.get().hash(reading.join().duplicate()));
        OrtEnvironment environment = OnnxRuntime.environment();
        try (SessionOptions options = options()) {
            return checked(files, environment.createSession(Loading.result(reading), options), hashing);
        } catch (OrtException e) {
            throw files.damaged(files.modelFile(), e);
        }
    }

    private static OnnxModel checked(ModelFiles files, OrtSession session, CompletableFuture<Optional<String>> hashing)
            throws OrtException {
        try {
            String hash = Loading.result(hashing).orElseThrow(() -> files.damaged(files.modelFile(), null));
            return new OnnxModel(session, files.key(), files.name(), hash);
        } catch (RuntimeException e) {
            session.close();
            throw e;
        }
    }

    private static SessionOptions options() throws OrtException {
        SessionOptions options = new SessionOptions();
        options.setIntraOpNumThreads(1);
        options.setInterOpNumThreads(1);
        options.setOptimizationLevel(OptLevel.ALL_OPT);
        options.setMemoryPatternOptimization(false);
        return options;
    }

    static String id(String name, String hash) {
        return name + "@" + hash.substring(0, ID_DIGITS);
    }

    /** Name and the first 12 hex digits of the model file's SHA-256. */
    String id() {
        return id;
    }

    /** SHA-256 of the model file. */
    String hash() {
        return hash;
    }

    /** The names of the graph's inputs. */
    Set<String> inputs() {
        return session.getInputNames();
    }

    boolean hasOutput(String name) {
        return session.getOutputNames().contains(name);
    }

    /** Runs one encoded text and hands the outputs to {@code reading} before they are freed. */
    <T> T run(Encoded text, Function<Outputs, T> reading) {
        return NativeCalls.run(() -> {
            use.readLock().lock();
            try {
                if (freed) {
                    throw new IllegalStateException("model " + id + " is closed");
                }
                return call(text, reading);
            } finally {
                use.readLock().unlock();
            }
        });
    }

    private <T> T call(Encoded text, Function<Outputs, T> reading) {
        OrtEnvironment environment = OnnxRuntime.environment();
        Map<String, OnnxTensor> inputs = new LinkedHashMap<>();
        long[] shape = {1, text.length()};
        try {
            for (String name : session.getInputNames()) {
                inputs.put(name, OnnxTensor.createTensor(environment, LongBuffer.wrap(text.input(name)), shape));
            }
            try (OrtSession.Result result = session.run(inputs)) {
                return reading.apply(new Outputs(result));
            }
        } catch (OrtException e) {
            throw new HoldfastException(
                    ErrorCode.MODEL_DAMAGED, "model " + id + " failed to run: " + e.getMessage(), e);
        } finally {
            inputs.values().forEach(OnnxTensor::close);
        }
    }
}
