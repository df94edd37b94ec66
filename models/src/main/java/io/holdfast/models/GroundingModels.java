package io.holdfast.models;

import io.holdfast.core.config.Config;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.onnx.ClassifierModel;
import io.holdfast.models.onnx.EncoderModel;
import io.holdfast.models.onnx.OnnxGroundingModel;
import io.holdfast.models.onnx.OwnGroundingModel;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/** The grounding model that {@code grounding.model} names: Holdfast's own encoder, or a classifier of the user's. */
public final class GroundingModels {
    private static final String BUNDLED = "bundled";
    private static final String OFF = "off";

    private GroundingModels() {}

    /** Empty where it is off. Nothing is loaded before its first use. */
    public static Optional<GroundingModel> of(Config config) {
        String name = config.grounding().model();
        if (name.equals(BUNDLED)) {
            return Optional.of(new OnnxGroundingModel(EncoderModel.bundled()));
        }
        EncoderModel.forget();
        if (name.equals(OFF)) {
            return Optional.empty();
        }
        Path folder = folder(name);
        EncoderModel encoder = EncoderModel.folder(folder);
        return Optional.of(
                encoder.described()
                        ? new OnnxGroundingModel(encoder)
                        : new OwnGroundingModel(ClassifierModel.folder(folder)));
    }

    /**
     * Holdfast's encoder, whose second head finds answers in passages: the one named, else the bundled one, since
     * classifiers of users have no such head. Empty where models are off.
     */
    public static Optional<EncoderModel> reader(Config config) {
        String name = config.grounding().model();
        if (name.equals(OFF)) {
            return Optional.empty();
        }
        EncoderModel named = name.equals(BUNDLED) ? EncoderModel.bundled() : EncoderModel.folder(folder(name));
        EncoderModel reader = named.described() ? named : EncoderModel.bundled();
        return Optional.of(reader).filter(EncoderModel::present);
    }

    private static Path folder(String name) {
        try {
            Path folder = Path.of(name);
            if (Files.isDirectory(folder)) {
                return folder;
            }
        } catch (InvalidPathException e) {
            // said below: it names nothing
        }
        throw new HoldfastException(
                ErrorCode.BAD_CONFIG,
                "configuration key grounding.model is " + name
                        + ", which is no folder here; allowed: bundled, off, or the folder of a model (model.onnx,"
                        + " tokenizer.json and config.json)");
    }
}
