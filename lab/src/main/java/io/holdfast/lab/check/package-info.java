/**
 * Recorded answers checked: what each came to, how many of each there are, and which criteria of a gate they miss (app.cli.option chooses the exit code).
 *
 * @see Standing
 * @see Tally
 * @see PassCriteria
 * @see DifferingWords
 * @see CheckedRun
 */
@NullMarked
package io.holdfast.lab.check;

import org.jspecify.annotations.NullMarked;
