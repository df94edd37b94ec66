/**
 * Configurations compared on the same questions, with paired intervals, error categories and charts.
 *
 * @see EngineExperiment
 * @see Acceptance
 * @see ExperimentReport
 * @see QaSet
 * @see MechanismAblation
 * @see RetrievalBench
 * @see ErrorCategory
 */
@NullMarked
package io.holdfast.engine.experiment;

import org.jspecify.annotations.NullMarked;
