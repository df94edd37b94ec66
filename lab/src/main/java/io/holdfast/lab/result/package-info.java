/**
 * A finished run as reports and comparisons read it: its files, its models in figures, what must not be concluded from it.
 *
 * @see RunResult
 * @see ModelStats
 * @see Limitations
 * @see Wording
 */
@NullMarked
package io.holdfast.lab.result;

import org.jspecify.annotations.NullMarked;
