package io.holdfast.models.onnx;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The files of one model: {@link Bundled} in a jar or a {@link Folder} of the user's. */
sealed interface ModelFiles {
    /** Name of the model, without its hash. */
    String name();

    /** The file as an error message should name it. */
    String where(String file);

    /** What to do when a file is missing or damaged. */
    String remedy();

    /** Changes whenever the files do: loaded models are shared by it. */
    String key();

    Optional<byte[]> find(String file);

    String modelFile();

    String tokenizerFile();

    default byte[] require(String file) {
        return find(file)
                .orElseThrow(() -> new HoldfastException(
                        ErrorCode.MODEL_MISSING, "model file not found: " + where(file) + "; " + remedy()));
    }

    default HoldfastException damaged(String file, @Nullable Throwable cause) {
        String why = cause == null || cause.getMessage() == null ? "" : " (" + cause.getMessage() + ")";
        return new HoldfastException(
                ErrorCode.MODEL_DAMAGED, "model file is damaged: " + where(file) + why + "; " + remedy(), cause);
    }

    /**
     * A model at the root of a jar on the class path.
     *
     * @param artifact the Maven artifact that carries it
     * @param sha256 hash of the model file that this version of Holdfast was calibrated with
     */
    record Bundled(String name, String artifact, String sha256) implements ModelFiles {
        @Override
        public String where(String file) {
            return file + " in " + artifact + ".jar";
        }

        @Override
        public String remedy() {
            return "delete that jar from the local Maven repository and build again";
        }

        @Override
        public String key() {
            return "jar:" + name;
        }

        @Override
        public String modelFile() {
            return name + ".onnx";
        }

        @Override
        public String tokenizerFile() {
            return name + "-tokenizer.json";
        }

        @Override
        public Optional<byte[]> find(String file) {
            try (InputStream in = Bundled.class.getResourceAsStream("/" + file)) {
                return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
            } catch (IOException e) {
                throw damaged(file, e);
            }
        }
    }

    /** A folder that holds {@code model.onnx} and {@code tokenizer.json}, as model hubs lay them out. */
    record Folder(Path path, String modelFile) implements ModelFiles {
        Folder(Path path) {
            this(path, "model.onnx");
        }

        @Override
        public String name() {
            Path last = path.toAbsolutePath().normalize().getFileName();
            return last == null ? "model" : last.toString();
        }

        @Override
        public String where(String file) {
            return path.resolve(file).toString();
        }

        @Override
        public String remedy() {
            return "a model is a folder with " + modelFile + " and tokenizer.json: export or copy it again";
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
        public Optional<byte[]> find(String file) {
            Path target = path.resolve(file);
            if (!Files.isRegularFile(target)) {
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
