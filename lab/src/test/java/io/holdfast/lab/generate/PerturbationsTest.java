package io.holdfast.lab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Perturbation;
import io.holdfast.lab.dataset.DatasetCase;
import io.holdfast.lab.dataset.Kind;
import io.holdfast.lab.generate.Perturbations.Perturbed;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class PerturbationsTest {
    private static final String QUESTION = "Which valve of `pump/7.2` closes first, when the pressure drops?";
    private static final DatasetCase PUMP = of(Case.of("pump", QUESTION, "Valve B closes first."));

    private final Perturbations perturbations = new Perturbations(ConfigLoader.defaults());

    @Test
    void everyPerturbationChangesExactlyWhatItSays() {
        Map<Perturbation, Perturbed> all = perturbed(PUMP);
        assertThat(all).containsOnlyKeys(Perturbation.values());
        assertThat(question(all, Perturbation.LOWER_CASE)).isEqualTo(QUESTION.toLowerCase(Locale.ROOT));
        assertThat(question(all, Perturbation.UPPER_CASE)).isEqualTo(QUESTION.toUpperCase(Locale.ROOT));
        assertThat(question(all, Perturbation.WHITESPACE).strip().replaceAll(" +", " "))
                .isEqualTo(QUESTION);
        assertThat(question(all, Perturbation.DROPPED_PUNCTUATION))
                .isEqualTo("Which valve of `pump/7.2` closes first when the pressure drops");
        assertThat(question(all, Perturbation.REORDERING)).startsWith("When the pressure drops, which valve");
        assertThat(all.get(Perturbation.NOISE_SENTENCE)
                        .testCase()
                        .documents()
                        .get(0)
                        .text())
                .startsWith("Valve B closes first. ");
    }

    @Test
    void aTypoTouchesOneLetterOfAPlainWordAndNoCode() {
        String typed = question(perturbed(PUMP), Perturbation.TYPO);
        assertThat(typed).hasSameSizeAs(QUESTION).contains("`pump/7.2`");
        long different = 0;
        for (int i = 0; i < typed.length(); i++) {
            different += typed.charAt(i) == QUESTION.charAt(i) ? 0 : 1;
        }
        assertThat(different).isEqualTo(1);
    }

    @Test
    void seededAndRepeatable() {
        assertThat(perturbations.of(PUMP)).isEqualTo(perturbations.of(PUMP));
        Perturbations reseeded = new Perturbations(
                new ConfigLoader().set("experiment.seed", "99", "test").load().config());
        assertThat(reseeded.of(PUMP)).isNotEqualTo(perturbations.of(PUMP));
    }

    @Test
    void whatWouldChangeNothingIsNotAsked() {
        assertThat(perturbed(of(Case.of("plain", "why"))))
                .containsOnlyKeys(Perturbation.UPPER_CASE, Perturbation.WHITESPACE);
    }

    private Map<Perturbation, Perturbed> perturbed(DatasetCase datasetCase) {
        return perturbations.of(datasetCase).stream().collect(Collectors.toMap(Perturbed::kind, p -> p));
    }

    private static String question(Map<Perturbation, Perturbed> all, Perturbation kind) {
        return all.get(kind).testCase().question();
    }

    private static DatasetCase of(Case testCase) {
        return new DatasetCase(Kind.NATIVE, testCase, null, null, null, List.of(), null);
    }
}
