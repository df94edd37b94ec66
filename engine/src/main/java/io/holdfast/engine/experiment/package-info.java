/**
 * Configurations compared on the same questions, with paired intervals, error categories and charts.
 *
 * @see EngineExperiment the same questions through several configurations
 * @see Acceptance a configuration against the baseline, criterion by criterion
 * @see ExperimentReport results as tables, JSON and lines
 * @see QaSet the questions and their right answers
 * @see MechanismAblation one mechanism off at a time, answers that change
 * @see RetrievalBench nDCG, MAP and recall of a ranking
 * @see ErrorCategory why a question went wrong
 * @see AbstentionCurve declined unanswerable against declined answerable questions
 * @see RetrievalData queries and judgements from BEIR or TREC files
 */
@NullMarked
package io.holdfast.engine.experiment;

import org.jspecify.annotations.NullMarked;
