/**
 * The reply parser: a judge's text becomes one verdict per statement, or a named reason why not. Never an exception.
 *
 * @see VerdictParser
 * @see StatementParser
 * @see StrictVerdicts
 * @see JsonVerdicts
 * @see TextVerdicts
 * @see Alignment
 * @see Corrections
 * @see Lookalike
 */
@NullMarked
package io.holdfast.core.judge.reply;

import org.jspecify.annotations.NullMarked;
