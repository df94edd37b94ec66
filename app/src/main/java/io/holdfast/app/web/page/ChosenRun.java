package io.holdfast.app.web.page;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.page.part.BadInput;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.app.web.run.RunRequest;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.run.Dimension;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes a request for a run of what a person chose. */
final class ChosenRun {
    private final Config config;
    private final PastedCases cases;

    ChosenRun(Config config) {
        this.config = config;
        this.cases = new PastedCases(config);
    }

    List<String> models() {
        return config.serve().runModels();
    }

    RunRequest request(RunForm form, Form.@Nullable Upload upload) {
        if (!models().contains(form.model())) {
            throw bad("this service allows " + String.join(", ", models()) + " (serve.run_models)", "model");
        }
        boolean own = form.dataset().equals(RunForm.OWN);
        if (!own && !RunRequest.BUNDLED.contains(form.dataset())) {
            throw bad("choose one of " + String.join(", ", RunRequest.BUNDLED) + ", or a file of yours", "dataset");
        }
        if (own && upload == null) {
            throw bad("choose the file with your cases", "cases");
        }
        if (!own && form.model().equals(RunRequest.RECORDED)) {
            throw bad("recorded answers are in a file of yours; choose it as the data set", "dataset");
        }
        return new RunRequest(
                form.model(),
                own ? name(upload) : form.dataset(),
                own ? uploaded(upload) : null,
                dimensions(form),
                limit(form.limit()),
                form.fresh());
    }

    private List<RunRequest.Uploaded> uploaded(Form.@Nullable Upload upload) {
        Set<String> ids = new HashSet<>();
        return cases.cases(upload == null ? "" : upload.text(), "cases", Integer.MAX_VALUE).stream()
                .peek(good -> {
                    if (!ids.add(good.testCase().id())) {
                        throw bad("the id " + good.testCase().id() + " occurs twice; give each case its own", "cases");
                    }
                })
                .map((InputRecord.Good good) -> new RunRequest.Uploaded(good.testCase(), good.answer()))
                .toList();
    }

    /** The file's name, as far as it is harmless. */
    private static String name(Form.@Nullable Upload upload) {
        String plain = upload == null ? "" : upload.name().replaceAll("[^A-Za-z0-9 ._-]", "");
        String cut = plain.substring(0, Math.min(64, plain.length()));
        return cut.matches("[A-Za-z0-9].*") ? cut : "upload";
    }

    private static Set<Dimension> dimensions(RunForm form) {
        if (form.dimensions().isEmpty()) {
            throw bad("choose at least one dimension", "dimension-faithfulness");
        }
        try {
            return Dimension.parse(String.join(",", form.dimensions()));
        } catch (HoldfastException e) {
            throw bad(String.valueOf(e.getMessage()), "dimension-faithfulness");
        }
    }

    private static @Nullable Integer limit(String text) {
        if (text.isEmpty()) {
            return null;
        }
        if (!text.matches("[1-9][0-9]{0,5}")) {
            throw bad("it must be a whole number from 1 to 999999, or empty for all cases", "limit");
        }
        return Integer.valueOf(text);
    }

    private static BadInput bad(String detail, String field) {
        return new BadInput(Problem.Kind.INVALID_FIELD, detail, field, null);
    }
}
