/**
 * The reply parser: a judge's text becomes one verdict per statement, or a named reason why not. Never an exception.
 *
 * @see VerdictParser the ways of reading, in order
 * @see StatementParser the list of statements a judge wrote
 * @see StrictVerdicts exactly the JSON asked for
 * @see JsonVerdicts verdicts in any other JSON
 * @see TextVerdicts verdicts in running text
 * @see Alignment which statement a verdict belongs to
 * @see Corrections where the judge takes back or corrects a verdict
 * @see Nonces whether the reply belongs to this call
 * @see Echo repeated statements are not taken for verdicts
 * @see Thinking thoughts of reasoning models are dropped
 * @see Tables verdicts in a table
 */
@NullMarked
package io.holdfast.core.judge.reply;

import org.jspecify.annotations.NullMarked;
