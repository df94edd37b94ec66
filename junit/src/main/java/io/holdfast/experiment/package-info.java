/** Experiments in Java: a data set, a task that answers its questions, evaluators, and what came of them. */
@NullMarked
package io.holdfast.experiment;

import org.jspecify.annotations.NullMarked;
