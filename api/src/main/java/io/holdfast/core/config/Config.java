package io.holdfast.core.config;

import io.holdfast.core.config.section.AgreementThresholds;
import io.holdfast.core.config.section.Check;
import io.holdfast.core.config.section.Clients;
import io.holdfast.core.config.section.ComparisonSettings;
import io.holdfast.core.config.section.ConsistencySettings;
import io.holdfast.core.config.section.ConversationSettings;
import io.holdfast.core.config.section.DatasetSettings;
import io.holdfast.core.config.section.Diagnosis;
import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.config.section.ExperimentSettings;
import io.holdfast.core.config.section.GroundingSettings;
import io.holdfast.core.config.section.Inference;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.config.section.JudgeSettings;
import io.holdfast.core.config.section.LanguageSettings;
import io.holdfast.core.config.section.Models;
import io.holdfast.core.config.section.Pipeline;
import io.holdfast.core.config.section.QuantityTolerance;
import io.holdfast.core.config.section.RiskSettings;
import io.holdfast.core.config.section.ScaleSettings;
import io.holdfast.core.config.section.ServeSettings;
import io.holdfast.core.config.section.Thresholds;
import io.holdfast.core.config.section.TraceSettings;
import java.util.List;
import java.util.Map;

/**
 * Every number of the product. Bound from {@code config.yaml} (keys in snake_case), then environment, then flags.
 * One record per section; each guards its own values.
 */
public record Config(
        Thresholds thresholds,
        Map<String, AgreementThresholds> calibrations,
        Diagnosis diagnosis,
        ConsistencySettings consistency,
        TraceSettings trace,
        GroundingSettings grounding,
        RiskSettings risk,
        QuantityTolerance quantityTolerance,
        LanguageSettings languages,
        Models models,
        Inference inference,
        Clients clients,
        Pipeline pipeline,
        DatasetSettings dataset,
        InputSettings input,
        ExperimentSettings experiment,
        EngineSettings engine,
        ComparisonSettings comparison,
        JudgeSettings judge,
        ConversationSettings conversation,
        ScaleSettings scale,
        ServeSettings serve,
        List<List<String>> technicalTermGroups) {
    public Config {
        Check.require(
                thresholds.insufficientCtxValidation() < thresholds.faithfulnessEvidence(),
                "thresholds.insufficient_ctx_validation",
                thresholds.insufficientCtxValidation(),
                "a number below thresholds.faithfulness_evidence (" + thresholds.faithfulnessEvidence() + ")");
        technicalTermGroups = technicalTermGroups.stream().map(List::copyOf).toList();
        Check.require(
                !technicalTermGroups.isEmpty()
                        && technicalTermGroups.stream()
                                .noneMatch(g -> g.size() < 2 || g.stream().anyMatch(String::isBlank)),
                "technical_term_groups",
                technicalTermGroups,
                "a non-empty list of groups of two or more terms");
    }
}
