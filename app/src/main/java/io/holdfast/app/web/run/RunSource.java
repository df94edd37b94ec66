package io.holdfast.app.web.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.config.Config;
import io.holdfast.lab.dataset.Dataset;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.dataset.Kind;
import io.holdfast.lab.run.Dimension;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a run is made of, from a request that just came or from one that is kept in files: equal in both cases.
 *
 * @param answers recorded answers, as JSONL; empty unless the model is {@link RunRequest#RECORDED}
 */
record RunSource(String model, Dataset dataset, String answers, Set<Dimension> dimensions) {
    static RunSource of(Config config, Path directory, RunRequest request) {
        List<RunRequest.Uploaded> cases = request.cases();
        if (cases == null) {
            return of(
                    request.model(),
                    bundled(config, directory, request.dataset()),
                    "",
                    request.dimensions(),
                    request.limit());
        }
        Dataset dataset = Dataset.of(
                request.dataset(),
                cases.stream()
                        .map(c -> new DatasetCase(Kind.NATIVE, c.testCase(), null, null, null, List.of(), null))
                        .toList());
        return of(request.model(), dataset, RunRequest.answers(cases), request.dimensions(), request.limit());
    }

    static RunSource of(Config config, Path directory, ObjectNode kept, RunFiles files) {
        String name = kept.path("dataset").asText();
        boolean uploaded = kept.path("uploaded").asBoolean();
        Dataset dataset = uploaded
                ? Dataset.of(
                        name,
                        new Datasets(directory)
                                .load(files.path(RunFiles.CASES).toString())
                                .cases())
                : bundled(config, directory, name);
        return of(
                kept.path("model").asText(),
                dataset,
                uploaded ? files.text(RunFiles.ANSWERS) : "",
                Dimension.parse(kept.path("dimensions").asText()),
                kept.has("limit") ? kept.path("limit").asInt() : null);
    }

    private static RunSource of(
            String model, Dataset dataset, String answers, Set<Dimension> dimensions, @Nullable Integer limit) {
        return new RunSource(model, limit == null ? dataset : dataset.limit(limit), answers, dimensions);
    }

    private static Dataset bundled(Config config, Path directory, String name) {
        if (!RunRequest.BUNDLED.contains(name)) {
            throw new IllegalArgumentException("not a bundled data set: " + name);
        }
        return new Datasets(directory.resolve(config.dataset().baseDir())).load(name);
    }
}
