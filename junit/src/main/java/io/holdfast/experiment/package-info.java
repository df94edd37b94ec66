/**
 * Experiments in Java: a data set, a task that answers its questions, evaluators, and what came of them.
 *
 * @see Experiment data set, task and measures, run from Java
 * @see ExperimentResult means, failed requirements, HTML and JSON reports
 * @see Measures measures to add, or your own lambda
 * @see Findings results of your own evaluator
 */
@NullMarked
package io.holdfast.experiment;

import org.jspecify.annotations.NullMarked;
