package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.core.port.Assessment;
import io.holdfast.models.onnx.text.HubPairs;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Classifiers of five architectures say here what they say in Python: same tokens, same numbers, same reading of them. */
class OwnModelParityTest {
    private static OwnGroundingModel model(String architecture) {
        return new OwnGroundingModel(ClassifierModel.folder(OwnFolders.of(architecture)));
    }

    private static double[] shares(JsonNode logits, int from, int classes) {
        double[] shares = new double[classes];
        double sum = 0;
        for (int i = 0; i < classes; i++) {
            shares[i] = Math.exp(logits.get(from + i).asDouble());
            sum += shares[i];
        }
        for (int i = 0; i < classes; i++) {
            shares[i] /= sum;
        }
        return shares;
    }

    @ParameterizedTest
    @ValueSource(strings = {"bert", "roberta", "deberta", "modernbert", "t5"})
    void tokensAndLogitsAreThoseOfPython(String architecture) throws Exception {
        try (OwnGroundingModel model = model(architecture)) {
            for (JsonNode row : OwnFolders.expected(architecture)) {
                String claim = row.path("claim").asText();
                String evidence = row.path("evidence").asText();
                List<HubPairs.Pair> windows = model.windows(claim, evidence);
                assertThat(windows).hasSize(1);
                List<Long> ids = new ArrayList<>();
                row.path("ids").forEach(id -> ids.add(id.asLong()));
                assertThat(windows.get(0).encoded().input("input_ids"))
                        .as(claim)
                        .containsExactly(ids.toArray(Long[]::new));
                float[] logits = model.logits(claim, evidence);
                assertThat(logits).hasSize(row.path("logits").size());
                for (int i = 0; i < logits.length; i++) {
                    assertThat((double) logits[i])
                            .isCloseTo(row.path("logits").get(i).asDouble(), within(1e-3));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"modernbert", "t5"})
    void claimTokensAreFound(String architecture) throws Exception {
        try (OwnGroundingModel model = model(architecture)) {
            for (JsonNode row : OwnFolders.expected(architecture)) {
                List<Integer> tokens = new ArrayList<>();
                row.path("claim_tokens").forEach(token -> tokens.add(token.asInt()));
                HubPairs.Pair pair = model.windows(
                                row.path("claim").asText(), row.path("evidence").asText())
                        .get(0);
                assertThat(pair.claim()).isSubsetOf(tokens).hasSizeGreaterThanOrEqualTo(tokens.size() - 2);
            }
        }
    }

    @Test
    void entailmentAndContradictionAreFoundByTheirNames() throws Exception {
        for (String[] order : new String[][] {{"bert", "1", "0"}, {"deberta", "0", "2"}}) {
            try (OwnGroundingModel model = model(order[0])) {
                for (JsonNode row : OwnFolders.expected(order[0])) {
                    Assessment said = model.assess(
                            row.path("claim").asText(), row.path("evidence").asText());
                    double[] shares = shares(row.path("logits"), 0, 3);
                    assertThat(said.support()).isCloseTo(shares[Integer.parseInt(order[1])], within(1e-3));
                    assertThat(said.contradiction()).isCloseTo(shares[Integer.parseInt(order[2])], within(1e-3));
                }
            }
        }
    }

    @Test
    void twoClassesTellNothingOfContradiction() throws Exception {
        try (OwnGroundingModel model = model("roberta")) {
            JsonNode row = OwnFolders.expected("roberta").get(0);
            Assessment said = model.assess(
                    row.path("claim").asText(), row.path("evidence").asText());
            assertThat(said.support()).isCloseTo(shares(row.path("logits"), 0, 2)[1], within(1e-3));
            assertThat(said.contradiction()).isEqualTo(0.5);
            assertThat(model.assumption()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"modernbert", "t5"})
    void aClaimIsSupportedAsFarAsItsWeakestTokenIs(String architecture) throws Exception {
        try (OwnGroundingModel model = model(architecture)) {
            for (JsonNode row : OwnFolders.expected(architecture)) {
                double weakest = 1;
                for (int token : model.windows(
                                row.path("claim").asText(), row.path("evidence").asText())
                        .get(0)
                        .claim()) {
                    weakest = Math.min(weakest, shares(row.path("logits"), 2 * token, 2)[0]);
                }
                assertThat(model.support(
                                row.path("claim").asText(), row.path("evidence").asText()))
                        .isCloseTo(weakest, within(1e-3));
            }
        }
    }
}
