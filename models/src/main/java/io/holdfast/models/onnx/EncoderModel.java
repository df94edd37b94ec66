package io.holdfast.models.onnx;

import io.holdfast.models.onnx.file.ModelFiles;
import java.nio.file.Path;

/** Holdfast's own encoder, which reads two texts at once: where its files are. Grounding and reading are two heads of it. */
public final class EncoderModel {
    private static final String NAME = "holdfast-encoder";
    private static final String MODEL = NAME + ".int8.onnx";
    private static final String SPEC = NAME + ".json";

    private final ModelFiles files;

    private EncoderModel(ModelFiles files) {
        this.files = files;
    }

    /** The encoder that comes with Holdfast. */
    public static EncoderModel bundled() {
        return new EncoderModel(new ModelFiles.Bundled(
                NAME, "/io/holdfast/models/encoder/", MODEL, "tokenizer.json", "holdfast-models", ""));
    }

    /** Begins to load the bundled one, for who expects that it will be asked. */
    public static void prepare() {
        PairModel.prepare();
    }

    /** Gives back what {@link #prepare} loaded, where it is not asked after all. */
    public static void forget() {
        var unused = PairModel.forget();
    }

    boolean isBundled() {
        return files instanceof ModelFiles.Bundled;
    }

    /** A retrained encoder: a folder with {@code holdfast-encoder.int8.onnx} and {@code holdfast-encoder.json}. */
    public static EncoderModel folder(Path folder) {
        return new EncoderModel(new ModelFiles.Folder(folder, NAME, MODEL));
    }

    /** Whether the model file is there. */
    public boolean present() {
        return files.exists(MODEL);
    }

    /** Whether the file that describes it is there: else a folder holds a model of another make. */
    public boolean described() {
        return files.exists(SPEC);
    }

    void requireDescribed() {
        if (!described()) {
            throw files.missing(SPEC);
        }
    }

    ModelFiles files() {
        return files;
    }

    EncoderSpec spec() {
        return EncoderSpec.read(files, SPEC);
    }

    /** A retrained encoder without a {@code tokenizer.json} of its own reads with the vocabulary of the bundled one, BERT's. */
    ModelFiles tokenizerFiles() {
        return files.exists(files.tokenizerFile()) ? files : bundled().files();
    }
}
