/**
 * Metamorphic laws: what must hold of verdicts over any documents, checked without labels.
 *
 * @see Laws makes an answer of each document and checks the verdict
 * @see Law each law and the share that must hold
 * @see Edits rewordings and changes of a sentence
 */
@NullMarked
package io.holdfast.core.selftest.laws;

import org.jspecify.annotations.NullMarked;
