/**
 * How right the risk of an answer is, measured on answers that people labelled; and what the models read of such answers, for training them.
 *
 * @see GroundingBench scores labelled answers and sums up
 * @see GroundingFigures AUROC and other figures of one set
 * @see Rankings AUROC overall and by part
 * @see Ablation what each part of the judgement adds
 * @see Invariance order, copies and unrelated text change nothing
 * @see SpanOverlap our marked spans against people's
 * @see LabelledAnswers the format of labelled files
 * @see ModelInputs training data of the model and the decision
 */
@NullMarked
package io.holdfast.lab.grounding;

import org.jspecify.annotations.NullMarked;
