package io.holdfast.app.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.web.run.RunRequest;
import io.holdfast.core.config.Config;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.run.Dimension;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What {@code POST /v1/runs} is asked for. A data set is named or sent along, never a path: nobody reads the disk of
 * the service through it.
 */
final class RunInput {
    private static final Set<String> FIELDS =
            Set.of("model", "dataset", "name", "cases", "dimensions", "limit", "fresh");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9 ._-]{0,63}");
    private static final int MOST = 1_000_000;

    private final Config config;
    private final NativeCaseReader reader;

    RunInput(Config config) {
        this.config = config;
        this.reader = new NativeCaseReader(config.input());
    }

    RunRequest read(JsonNode node) {
        node.fieldNames().forEachRemaining(name -> {
            if (!FIELDS.contains(name)) {
                throw Endpoints.invalid("field \"" + name + "\" is not known; allowed: "
                        + FIELDS.stream().sorted().collect(Collectors.joining(", ")));
            }
        });
        String model = text(node, "model", "extractive");
        if (!config.serve().runModels().contains(model)) {
            throw Endpoints.invalid("field \"model\" is \"" + model + "\"; this service allows "
                    + String.join(", ", config.serve().runModels()) + " (serve.run_models)");
        }
        List<RunRequest.Uploaded> cases = cases(node, model);
        String name = text(node, "name", "upload");
        if (!NAME.matcher(name).matches()) {
            throw Endpoints.invalid("field \"name\" must be letters, digits, spaces, dots, dashes, at most 64");
        }
        String dataset = cases == null ? bundled(node, model) : name;
        return new RunRequest(model, dataset, cases, dimensions(node), limit(node), truth(node, "fresh"));
    }

    private static String bundled(JsonNode node, String model) {
        if (model.equals(RunRequest.RECORDED)) {
            throw Endpoints.invalid(
                    "field \"cases\" is missing; the model \"recorded\" gives the answers of the cases");
        }
        String name = text(node, "dataset", "");
        if (!RunRequest.BUNDLED.contains(name)) {
            throw Endpoints.invalid("field \"dataset\" is \"" + name + "\"; it must be one of "
                    + String.join(", ", RunRequest.BUNDLED) + ", or send \"cases\"; a path is not read");
        }
        return name;
    }

    private @Nullable List<RunRequest.Uploaded> cases(JsonNode node, String model) {
        JsonNode list = node.path("cases");
        if (list.isMissingNode() || list.isNull()) {
            return null;
        }
        if (!list.isArray() || list.isEmpty()) {
            throw Endpoints.invalid("field \"cases\" must be a list of one or more cases");
        }
        if (node.hasNonNull("dataset")) {
            throw Endpoints.invalid("fields \"dataset\" and \"cases\" are both there; keep one");
        }
        List<RunRequest.Uploaded> cases = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (JsonNode item : list) {
            String place = "cases[" + cases.size() + "]: ";
            if (item instanceof ObjectNode object && !model.equals(RunRequest.RECORDED) && !item.has("answer")) {
                object.put("answer", "");
            }
            InputRecord read = reader.parse(cases.size() + 1L, item);
            if (read instanceof InputRecord.Bad bad) {
                throw Endpoints.invalid(place + bad.problem());
            }
            InputRecord.Good good = (InputRecord.Good) read;
            if (!ids.add(good.testCase().id())) {
                throw Endpoints.invalid(place + "the id " + good.testCase().id() + " occurs twice");
            }
            cases.add(new RunRequest.Uploaded(good.testCase(), good.answer()));
        }
        return cases;
    }

    private static Set<Dimension> dimensions(JsonNode node) {
        JsonNode list = node.path("dimensions");
        if (list.isMissingNode() || list.isNull()) {
            return Set.of(Dimension.FAITHFULNESS);
        }
        boolean texts = list.isArray()
                && !list.isEmpty()
                && StreamSupport.stream(list.spliterator(), false).allMatch(JsonNode::isTextual);
        if (!texts) {
            throw Endpoints.invalid("field \"dimensions\" must be a list of names");
        }
        try {
            return Dimension.parse(StreamSupport.stream(list.spliterator(), false)
                    .map(JsonNode::textValue)
                    .collect(Collectors.joining(",")));
        } catch (HoldfastException e) {
            throw Endpoints.invalid("field \"dimensions\": " + e.getMessage());
        }
    }

    private static @Nullable Integer limit(JsonNode node) {
        JsonNode limit = node.path("limit");
        if (limit.isMissingNode() || limit.isNull()) {
            return null;
        }
        if (!limit.isInt() || limit.intValue() < 1 || limit.intValue() > MOST) {
            throw Endpoints.invalid("field \"limit\" must be a whole number in [1, " + MOST + "]");
        }
        return limit.intValue();
    }

    private static boolean truth(JsonNode node, String field) {
        JsonNode value = node.path(field);
        if (!value.isMissingNode() && !value.isNull() && !value.isBoolean()) {
            throw Endpoints.invalid("field \"" + field + "\" must be true or false");
        }
        return value.asBoolean();
    }

    private static String text(JsonNode node, String field, String fallback) {
        JsonNode value = node.path(field);
        if (value.isMissingNode() || value.isNull()) {
            return fallback;
        }
        if (!value.isTextual()) {
            throw Endpoints.invalid("field \"" + field + "\" must be a string");
        }
        return value.textValue();
    }
}
