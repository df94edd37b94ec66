/**
 * Finds which parts of the documents could support a claim, and makes the text that the model reads beside it.
 *
 * @see EvidenceIndex
 * @see EvidenceWindow
 * @see Derivations
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.find;
