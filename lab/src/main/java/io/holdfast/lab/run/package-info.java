/**
 * Runs: a plan of trials, the runner that answers them, the evaluation of their answers. An interrupted run resumes here: {@code Lab} finds it, {@code Runner} asks only what has no answer yet.
 *
 * @see Lab starts or resumes a run, reuses answers
 * @see Runner asks the system; failed trials are asked again
 * @see Plan every trial, in a fixed order
 * @see Evaluation answers become findings
 * @see Summary means, intervals, failures
 * @see Budget a call that would not fit is not made
 * @see RateLimit requests and tokens a minute
 * @see DryRun what a run would take
 * @see TrialKey which earlier answers may be reused
 * @see Deadline when a run makes no further call
 * @see OneRun runs a user's function, keeps only the result
 */
@NullMarked
package io.holdfast.lab.run;

import org.jspecify.annotations.NullMarked;
