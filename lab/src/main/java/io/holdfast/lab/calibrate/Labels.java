package io.holdfast.lab.calibrate;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.stats.Kappa;
import io.holdfast.core.stats.Labelled;
import io.holdfast.lab.feedback.Feedback;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.format.NativeCaseReader;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Labelled answers: the risk of each, and whether it holds something its documents do not support. A line is a line of
 * {@code holdfast score} with a {@code label}, or a case with a label, which is scored here. 1 is supported, 0 is not;
 * {@code label_2} is what a second person said.
 */
public final class Labels {
    private final List<Labelled> risks = new ArrayList<>();
    private final List<String> first = new ArrayList<>();
    private final List<String> second = new ArrayList<>();
    private int unmeasured;

    private Labels() {}

    /** @param evaluator scores the lines that are cases */
    public static Labels read(
            String file, Iterator<String> lines, NativeCaseReader cases, Evaluator<Grounding> evaluator) {
        Labels labels = new Labels();
        for (int number = 1; lines.hasNext(); number++) {
            String line = lines.next();
            if (!line.isBlank()) {
                labels.add(file, number, line, cases, evaluator);
            }
        }
        return labels;
    }

    /**
     * From what people said of verdicts: each answer of which that decides whether it is supported.
     *
     * @param lines of {@code check} or {@code score}, with the risk of each
     */
    public static Labels of(Feedback feedback, Iterable<? extends JsonNode> lines) {
        Labels labels = new Labels();
        for (JsonNode line : lines) {
            feedback.supported(line).ifPresent(supported -> {
                if (line.path("risk").isNumber()) {
                    labels.risks.add(new Labelled(line.path("risk").asDouble(), !supported));
                } else {
                    labels.unmeasured++;
                }
            });
        }
        return labels;
    }

    private void add(String file, int number, String line, NativeCaseReader cases, Evaluator<Grounding> evaluator) {
        JsonNode node = json(file, number, line);
        boolean supported = label(file, number, node, "label");
        if (node.has("label_2")) {
            first.add(String.valueOf(supported));
            second.add(String.valueOf(label(file, number, node, "label_2")));
        }
        OptionalDouble risk = node.path("risk").isNumber()
                ? OptionalDouble.of(node.path("risk").asDouble())
                : node.has("outcome")
                        ? OptionalDouble.empty()
                        : scored(file, number, cases.parse(number, line), evaluator);
        if (risk.isEmpty()) {
            unmeasured++;
        } else if (risk.getAsDouble() >= 0 && risk.getAsDouble() <= 1) {
            risks.add(new Labelled(risk.getAsDouble(), !supported));
        } else {
            throw bad(file, number, "risk is " + risk.getAsDouble() + "; allowed: 0 to 1");
        }
    }

    private static OptionalDouble scored(String file, int number, InputRecord record, Evaluator<Grounding> evaluator) {
        if (record instanceof InputRecord.Bad bad) {
            throw bad(file, number, bad.problem());
        }
        InputRecord.Good good = (InputRecord.Good) record;
        Finding<Grounding> finding = evaluator.evaluate(good.testCase(), good.answer());
        return finding.fold(
                s -> OptionalDouble.of(s.detail().risk()),
                a -> OptionalDouble.of(a.detail().risk()),
                u -> OptionalDouble.empty());
    }

    private static JsonNode json(String file, int number, String line) {
        try {
            return Json.read(line);
        } catch (IOException e) {
            throw bad(file, number, "not JSON");
        }
    }

    private static boolean label(String file, int number, JsonNode node, String field) {
        JsonNode label = node.path(field);
        if (label.isBoolean() || (label.isNumber() && (label.asDouble() == 0 || label.asDouble() == 1))) {
            return label.asBoolean() || label.asDouble() == 1;
        }
        throw bad(file, number, field + " is " + label + "; allowed: 1 (supported) or 0 (not)");
    }

    private static HoldfastException bad(String file, int number, String problem) {
        return new HoldfastException(ErrorCode.BAD_INPUT, file + " line " + number + ": " + problem);
    }

    /** Risk and whether the answer is unsupported, of every line that could be measured. */
    public List<Labelled> risks() {
        return List.copyOf(risks);
    }

    public int unmeasured() {
        return unmeasured;
    }

    /** Agreement of the two raters where there are two. */
    public OptionalDouble kappa() {
        return Kappa.of(first, second);
    }
}
