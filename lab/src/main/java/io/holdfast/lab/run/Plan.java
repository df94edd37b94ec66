package io.holdfast.lab.run;

import io.holdfast.core.dimension.AlteredContext;
import io.holdfast.core.model.Case;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Variant;
import io.holdfast.lab.generate.Perturbations;
import io.holdfast.lab.generate.WrongContexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Every trial of an experiment, in an order that depends on nothing but the experiment. */
public final class Plan {
    private final List<CasePlan> cases;

    private Plan(List<CasePlan> cases) {
        this.cases = List.copyOf(cases);
    }

    public static Plan of(ExperimentSpec experiment) {
        WrongContexts wrong = new WrongContexts(experiment.config());
        Perturbations perturbations = new Perturbations(experiment.config());
        String system = experiment.systemFingerprint();
        Set<Dimension> dimensions = experiment.dimensions();
        List<CasePlan> cases = new ArrayList<>();
        for (DatasetCase datasetCase : experiment.dataset().cases()) {
            Builder builder = new Builder(experiment.dataset().name(), datasetCase, system);
            List<AlteredContext> altered =
                    dimensions.contains(Dimension.DEPENDENCY) ? wrong.of(datasetCase, experiment.dataset()) : List.of();
            List<Perturbations.Perturbed> perturbed =
                    dimensions.contains(Dimension.SENSITIVITY) ? perturbations.of(datasetCase) : List.of();
            boolean full = !experiment.own().isEmpty()
                    || dimensions.contains(Dimension.FAITHFULNESS)
                    || dimensions.contains(Dimension.RETRIEVAL)
                    || !altered.isEmpty()
                    || !perturbed.isEmpty();
            cases.add(new CasePlan(
                    datasetCase,
                    full ? builder.trial(Trial.FULL, null, null, datasetCase.testCase()) : null,
                    dimensions.contains(Dimension.CONSISTENCY) ? builder.variants() : List.of(),
                    altered.stream()
                            .map(a -> new CasePlan.Altered(
                                    a, builder.trial(a.condition(), a.source(), a.change(), a.testCase())))
                            .toList(),
                    perturbed.isEmpty()
                            ? null
                            : builder.trial(Trial.REPEAT, null, "asked again", datasetCase.testCase()),
                    perturbed.stream()
                            .map(p -> new CasePlan.Perturbation(
                                    p, builder.trial(p.condition(), null, p.change(), p.testCase())))
                            .toList()));
        }
        return new Plan(cases);
    }

    List<CasePlan> cases() {
        return cases;
    }

    public List<Trial> trials() {
        return cases.stream().flatMap(c -> c.trials().stream()).toList();
    }

    private record Builder(String dataset, DatasetCase datasetCase, String system) {
        Trial trial(String condition, @Nullable String source, @Nullable String change, Case content) {
            Case asked = new Case(
                    Trial.id(datasetCase.id(), condition),
                    content.question(),
                    content.documents(),
                    content.reference(),
                    content.answerable());
            return new Trial(
                    datasetCase,
                    condition,
                    source,
                    change,
                    asked,
                    TrialKey.of(dataset, datasetCase.id(), condition, asked, system));
        }

        /** The wording that is the case's own question is the full condition. */
        List<CasePlan.Labelled> variants() {
            List<CasePlan.Labelled> labelled = new ArrayList<>();
            for (Variant variant : datasetCase.variants()) {
                boolean own = variant.question().equals(datasetCase.testCase().question());
                labelled.add(new CasePlan.Labelled(
                        variant.label(),
                        trial(
                                own ? Trial.FULL : "variant:" + variant.label(),
                                null,
                                own ? null : "asked in other words",
                                datasetCase.testCase().withQuestion(variant.question()))));
            }
            return labelled;
        }
    }
}
