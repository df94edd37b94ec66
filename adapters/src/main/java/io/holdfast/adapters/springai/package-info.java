/** Spring AI: grounding as one of its evaluators. */
@NullMarked
package io.holdfast.adapters.springai;

import org.jspecify.annotations.NullMarked;
