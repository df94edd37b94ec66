package io.holdfast.app.demo;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Datasets;
import io.holdfast.lab.dataset.Distractor;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the bundled cases: an answerer that quotes its documents, and one that answers from memory after the documents
 * were changed. The second looks right and is not: that is what Holdfast is for.
 */
public final class Demo {
    private final Datasets datasets;
    private final AnswerSystem extractive;
    private final Evaluator<Grounding> evaluator;
    private final Runnable step;

    /** @param step called after each case */
    public Demo(Datasets datasets, AnswerSystem extractive, Evaluator<Grounding> evaluator, Runnable step) {
        this.datasets = datasets;
        this.extractive = extractive;
        this.evaluator = evaluator;
        this.step = step;
    }

    public List<DemoGroup> run() {
        return List.of(
                quoted("clean", "Questions with their documents; the answerer quotes the sentence that fits best."),
                quoted(
                        "distractor",
                        "The same documents with facts changed, removed or contradicted; the answerer quotes what is there now."),
                fromMemory());
    }

    private DemoGroup quoted(String name, String about) {
        List<DemoResult> results = new ArrayList<>();
        for (DatasetCase item : datasets.load(name).cases()) {
            results.add(evaluated(item.testCase(), extractive.answer(item.testCase())));
        }
        return new DemoGroup(name + ", quoted", about, results);
    }

    private DemoGroup fromMemory() {
        List<DemoResult> results = new ArrayList<>();
        for (DatasetCase item : datasets.load("distractor").cases()) {
            Distractor distractor = item.distractor();
            if (distractor != null) {
                results.add(evaluated(item.testCase().withReference(null), Answer.of(distractor.original())));
            }
        }
        return new DemoGroup(
                "distractor, from memory",
                "The changed documents again, answered with what they said before: right once, and no longer grounded.",
                results);
    }

    private DemoResult evaluated(Case testCase, Answer answer) {
        DemoResult result = new DemoResult(testCase, answer, evaluator.evaluate(testCase, answer));
        step.run();
        return result;
    }
}
