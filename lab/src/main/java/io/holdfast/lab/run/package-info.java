/**
 * Runs: a plan of trials, the runner that answers them, the evaluation of their answers. An interrupted run resumes here: {@code Lab} finds it, {@code Runner} asks only what has no answer yet.
 *
 * @see Lab
 * @see Runner
 * @see Plan
 * @see Evaluation
 * @see Summary
 * @see Budget
 * @see RateLimit
 * @see DryRun
 */
@NullMarked
package io.holdfast.lab.run;

import org.jspecify.annotations.NullMarked;
