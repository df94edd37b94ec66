/**
 * Dokimos: grounding as one of its evaluators.
 *
 * @see DokimosEvaluator
 */
@NullMarked
package io.holdfast.adapters.dokimos;

import org.jspecify.annotations.NullMarked;
