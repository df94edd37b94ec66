/**
 * Answers that a passage's form holds: rows of tables, items of lists, counts, superlatives, yes and no.
 *
 * @see StructuredAnswers tried before the reader model
 * @see Forms all forms tried on one question
 * @see TableAnswers the cell a question asks for
 * @see ListAnswers items of a list, all, some or counted
 * @see MatchingRows rows that meet a condition
 * @see ExtremeRow the cheapest, the warmest, the fewest
 * @see StatedCount a count a sentence gives itself
 * @see YesNo yes or no, with the sentence that shows it
 * @see AskedBefore answers of a FAQ
 * @see Holder who holds an office
 * @see LabelledLine what follows a label such as Clerk
 * @see TableRuns tables split over passages joined again
 */
@NullMarked
package io.holdfast.engine.structure;

import org.jspecify.annotations.NullMarked;
