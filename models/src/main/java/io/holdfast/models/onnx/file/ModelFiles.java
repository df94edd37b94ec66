package io.holdfast.models.onnx.file;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The files of one model: {@link Bundled} in a jar or a {@link Folder} of the user's. */
public sealed interface ModelFiles {
    /** Name of the model, without its hash. */
    String name();

    /** The file as an error message should name it. */
    String where(String file);

    /** What to do when a file is missing or damaged. */
    String remedy();

    /** Changes whenever the files do: loaded models are shared by it. */
    String key();

    boolean exists(String file);

    Optional<byte[]> find(String file);

    /** The file on disk; empty where it is in a jar. */
    default Optional<Path> onDisk(String file) {
        return Optional.empty();
    }

    String modelFile();

    String tokenizerFile();

    /** Hash the model file must have, or empty. */
    String sha256();

    default byte[] require(String file) {
        return find(file).orElseThrow(() -> missing(file));
    }

    /** The same in memory that native code can read. */
    default ByteBuffer requireDirect(String file) {
        byte[] bytes = require(file);
        return ByteBuffer.allocateDirect(bytes.length).put(bytes).flip();
    }

    default HoldfastException missing(String file) {
        return new HoldfastException(ErrorCode.MODEL_MISSING, "model file not found: " + where(file) + "; " + remedy());
    }

    default HoldfastException damaged(String file, @Nullable Throwable cause) {
        String why = cause == null || cause.getMessage() == null ? "" : " (" + cause.getMessage() + ")";
        return new HoldfastException(
                ErrorCode.MODEL_DAMAGED, "model file is damaged: " + where(file) + why + "; " + remedy(), cause);
    }

    /**
     * A model on the class path.
     *
     * @param root folder of the resources, ending with a slash
     * @param artifact the jar that carries it, with its group where that is not ours
     * @param sha256 hash that the model file must have; empty when it is given beside the model
     */
    record Bundled(String name, String root, String modelFile, String tokenizerFile, String artifact, String sha256)
            implements ModelFiles {
        private static final int PART = 1 << 16;

        /** The layout of the embedding jars: model and tokenizer at the root, both named after the model. */
        public static Bundled embedding(String name, String artifact, String sha256) {
            return new Bundled(name, "/", name + ".onnx", name + "-tokenizer.json", artifact, sha256);
        }

        @Override
        public String where(String file) {
            return root.substring(1) + file + " in " + artifact.substring(artifact.indexOf(':') + 1) + ".jar";
        }

        @Override
        public String remedy() {
            return exists(modelFile)
                    ? "delete that jar (it is in the local Maven repository or in target) and build again"
                    : "add " + artifact + " to the dependencies: it is not on the class path";
        }

        @Override
        public String key() {
            return "jar:" + root + modelFile;
        }

        @Override
        public boolean exists(String file) {
            return resource(file) != null;
        }

        @Override
        public Optional<byte[]> find(String file) {
            URL resource = resource(file);
            if (resource == null) {
                return Optional.empty();
            }
            try (InputStream in = resource.openStream()) {
                return Optional.of(in.readAllBytes());
            } catch (IOException e) {
                throw damaged(file, e);
            }
        }

        /** By the class loader: a class of a named module would see the files of its own jar only. */
        private @Nullable URL resource(String file) {
            return Bundled.class.getClassLoader().getResource(root.substring(1) + file);
        }

        /** Outside the heap, where native code reads it without a copy: a model is long, and a jar says how long. */
        @Override
        public ByteBuffer requireDirect(String file) {
            URL resource = resource(file);
            if (resource == null) {
                throw missing(file);
            }
            try (InputStream in = resource.openStream()) {
                ByteBuffer all = ByteBuffer.allocateDirect(in.available());
                byte[] part = new byte[PART];
                for (int n = in.read(part); n >= 0; n = in.read(part)) {
                    if (n > all.remaining()) {
                        all = ByteBuffer.allocateDirect(2 * (all.capacity() + n))
                                .put(all.flip());
                    }
                    all.put(part, 0, n);
                }
                return all.flip();
            } catch (IOException e) {
                throw damaged(file, e);
            }
        }
    }

    /** A folder that holds a model and, where it has its own, {@code tokenizer.json}, as model hubs lay them out. */
    record Folder(Path path, String name, String modelFile) implements ModelFiles {
        private static final String MODEL = "model.onnx";
        private static final String INNER = "onnx/" + MODEL;

        /** A model of the user's, named after its folder; the graph itself may be in a folder {@code onnx} inside. */
        public static Folder of(Path path) {
            Path last = path.toAbsolutePath().normalize().getFileName();
            boolean inner = !Files.isRegularFile(path.resolve(MODEL)) && Files.isRegularFile(path.resolve(INNER));
            return new Folder(path, last == null ? "model" : last.toString(), inner ? INNER : MODEL);
        }

        @Override
        public String where(String file) {
            return path.resolve(file).toString();
        }

        @Override
        public String remedy() {
            return "export or copy the model again (a folder with " + modelFile + " and tokenizer.json)";
        }

        @Override
        public String key() {
            Path model = path.resolve(modelFile);
            try {
                return model.toRealPath() + "#" + Files.size(model) + "#" + Files.getLastModifiedTime(model);
            } catch (IOException e) {
                throw new HoldfastException(
                        ErrorCode.MODEL_MISSING, "model file not found: " + model + "; " + remedy(), e);
            }
        }

        @Override
        public String tokenizerFile() {
            return "tokenizer.json";
        }

        @Override
        public String sha256() {
            return "";
        }

        @Override
        public boolean exists(String file) {
            return Files.isRegularFile(path.resolve(file));
        }

        @Override
        public Optional<Path> onDisk(String file) {
            return Optional.of(path.resolve(file));
        }

        @Override
        public Optional<byte[]> find(String file) {
            Path target = path.resolve(file);
            if (!exists(file)) {
                return Optional.empty();
            }
            try {
                return Optional.of(Files.readAllBytes(target));
            } catch (IOException e) {
                throw damaged(file, e);
            }
        }
    }
}
