package io.holdfast.core.dimension;

import io.holdfast.core.config.Config;
import io.holdfast.core.dimension.PairwiseAgreement.Disagreement;
import io.holdfast.core.dimension.PairwiseAgreement.Pair;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * Do answers to paraphrases of one question say the same? A pair is consistent iff no fact differs and the meanings are
 * close enough; low word overlap alone is worth a look, not a failure. An empty answer takes no part.
 */
public final class Consistency {
    public static final String VERSION = "consistency/2";

    private final AnswerComparison comparison;
    private final Config config;

    public Consistency(AnswerComparison comparison, Config config) {
        this.comparison = comparison;
        this.config = config;
    }

    /** An answer with the label of the question it answers. */
    public record Labelled(String label, Answer answer) {}

    public Finding<PairwiseAgreement> evaluate(List<Labelled> answers) {
        List<Labelled> said =
                answers.stream().filter(a -> !a.answer().text().isBlank()).toList();
        if (said.size() < 2) {
            return new Finding.Unmeasured<>(
                    ErrorCode.TOO_FEW_ANSWERS,
                    "consistency needs two answers or more; " + said.size() + " of " + answers.size()
                            + " said anything");
        }
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < said.size(); i++) {
            for (int j = i + 1; j < said.size(); j++) {
                Likeness likeness = comparison.compare(
                        said.get(i).answer().text(), said.get(j).answer().text());
                pairs.add(new Pair(said.get(i).label(), said.get(j).label(), likeness, disagreement(likeness)));
            }
        }
        PairwiseAgreement agreement = new PairwiseAgreement(pairs);
        double score = config.consistency().semanticWeight() * agreement.semantic()
                + config.consistency().lexicalWeight() * agreement.rougeL();
        return new Finding.Scored<>(Math.min(1, score), pairs.stream().anyMatch(p -> !p.consistent()), agreement);
    }

    private Disagreement disagreement(Likeness likeness) {
        if (!likeness.conflicts().isEmpty()) {
            return Disagreement.FACTUAL;
        }
        boolean meaning = likeness.semantic() >= config.thresholds().consistencySemantic();
        boolean words = likeness.rougeL() >= config.thresholds().consistencyRougeL();
        if (meaning) {
            return words ? Disagreement.NONE : Disagreement.LEXICAL;
        }
        return words ? Disagreement.SEMANTIC : Disagreement.BOTH;
    }
}
