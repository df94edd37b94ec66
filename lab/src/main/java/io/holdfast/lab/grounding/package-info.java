/**
 * How right the risk of an answer is, measured on answers that people labelled; and what the models read of such answers, for training them.
 *
 * @see GroundingBench
 * @see GroundingFigures
 * @see Rankings
 * @see Ablation
 * @see Invariance
 * @see SpanOverlap
 * @see LabelledAnswers
 * @see ModelInputs
 */
@NullMarked
package io.holdfast.lab.grounding;

import org.jspecify.annotations.NullMarked;
