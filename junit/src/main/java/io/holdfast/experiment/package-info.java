/**
 * Experiments in Java: a data set, a task that answers its questions, evaluators, and what came of them.
 *
 * @see Experiment
 * @see ExperimentResult
 * @see Measures
 * @see Findings
 */
@NullMarked
package io.holdfast.experiment;

import org.jspecify.annotations.NullMarked;
