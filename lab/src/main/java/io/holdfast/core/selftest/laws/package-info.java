/**
 * Metamorphic laws: what must hold of verdicts over any documents, checked without labels.
 *
 * @see Laws
 * @see Law
 * @see Edits
 */
@NullMarked
package io.holdfast.core.selftest.laws;

import org.jspecify.annotations.NullMarked;
