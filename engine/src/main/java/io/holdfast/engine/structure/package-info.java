/**
 * Answers that a passage's form holds: rows of tables, items of lists, counts, superlatives, yes and no.
 *
 * @see StructuredAnswers
 * @see Forms
 * @see TableAnswers
 * @see ListAnswers
 * @see MatchingRows
 * @see ExtremeRow
 * @see StatedCount
 * @see YesNo
 */
@NullMarked
package io.holdfast.engine.structure;

import org.jspecify.annotations.NullMarked;
