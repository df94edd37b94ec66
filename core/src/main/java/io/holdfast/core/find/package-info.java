/**
 * Finds which parts of the documents could support a claim, and makes the text that the model reads beside it, with totals and differences worked out.
 *
 * @see EvidenceIndex which passages share most words with a claim
 * @see EvidenceWindow the text the model reads beside a claim
 * @see Derivations values that follow from others, 45 min from two times
 * @see ColumnSummary lowest, highest, total and mean of a long table
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.find;
