/** Dokimos: grounding as one of its evaluators. */
@NullMarked
package io.holdfast.adapters.dokimos;

import org.jspecify.annotations.NullMarked;
