package io.holdfast.app.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * What a real language model said to the bundled clean cases, so that the demo can show one without a server:
 * SmolLM2-135M-Instruct (Apache-2.0), temperature 0, asked through {@code holdfast run}, every answer as it came.
 */
public final class RecordedAnswers {
    /** The data set and the dimension whose questions were put to the model. */
    public static final String DATASET = "clean";

    public static final String DIMENSIONS = "faithfulness";

    public static final String NAME = "recorded-smollm2-135m-instruct";

    private RecordedAnswers() {}

    /** One JSON line for each trial: {@code {"case","condition","answer"}}. */
    public static String lines() {
        String resource = NAME + ".jsonl";
        try (InputStream in = RecordedAnswers.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("bundled recording missing: " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(resource, e);
        }
    }
}
