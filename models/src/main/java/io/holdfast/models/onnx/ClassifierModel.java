package io.holdfast.models.onnx;

import io.holdfast.models.onnx.file.Hashes;
import io.holdfast.models.onnx.file.ModelFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A classifier of the user's that judges claims: a folder with {@code model.onnx}, {@code tokenizer.json} and
 * {@code config.json}, as the usual exporters write it.
 */
public final class ClassifierModel {
    /** Where exporters put weights that do not fit into the graph's own file. */
    private static final List<String> WEIGHTS = List.of("_data", ".data");

    private static final List<String> SEQ2SEQ = List.of("decoder_model.onnx", "decoder_model_merged.onnx");

    private final ModelFiles.Folder files;

    private ClassifierModel(ModelFiles.Folder files) {
        this.files = files;
    }

    public static ClassifierModel folder(Path folder) {
        return new ClassifierModel(ModelFiles.Folder.of(folder));
    }

    /** The folder with its model file there, and it no part of a model that writes. */
    ModelFiles files() {
        if (!files.exists(files.modelFile())) {
            for (String decoder : SEQ2SEQ) {
                if (Files.isRegularFile(files.path().resolve(decoder))) {
                    throw ClassifierSpec.unfit(files.path() + " holds " + decoder
                            + ": a seq2seq model, which writes text instead of judging it; Holdfast reads encoders with a"
                            + " head that classifies (" + files.modelFile() + ")");
                }
            }
        }
        return files;
    }

    ClassifierSpec spec() {
        return ClassifierSpec.read(files);
    }

    /** Changes whenever anything does that what the model says depends on. */
    String hash(String graph) {
        StringBuilder all = new StringBuilder(graph);
        for (String more : WEIGHTS) {
            String file = files.modelFile() + more;
            if (files.exists(file)) {
                all.append(' ').append(hash(files.path().resolve(file)));
            }
        }
        for (String file : List.of(files.tokenizerFile(), ClassifierSpec.CONFIG, ClassifierSpec.LAYOUT)) {
            files.find(file).ifPresent(bytes -> all.append(' ').append(Hashes.sha256(bytes)));
        }
        return Hashes.sha256(all.toString());
    }

    private String hash(Path file) {
        try {
            return Hashes.sha256(file);
        } catch (IOException e) {
            throw files.damaged(files.modelFile(), e);
        }
    }
}
