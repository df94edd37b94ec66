/**
 * A finished run as reports and comparisons read it: its files, its models in figures, what must not be concluded from it.
 *
 * @see RunResult a run read back from its directory
 * @see ModelStats one model in one line
 * @see Limitations what must not be concluded
 * @see Wording English or Indonesian
 * @see Speed how much faster the fastest model is
 */
@NullMarked
package io.holdfast.lab.result;

import org.jspecify.annotations.NullMarked;
