/**
 * Recorded answers checked: what each came to, how many of each there are, and which criteria of a gate they miss (app.cli.option chooses the exit code).
 *
 * @see Standing what one answer came to, worst claim first
 * @see Tally how many answers came to what
 * @see PassCriteria limits of a gate and which are missed
 * @see DifferingWords the words that differ from the passage
 * @see CheckedRun output of check or score read as a run
 */
@NullMarked
package io.holdfast.lab.check;

import org.jspecify.annotations.NullMarked;
