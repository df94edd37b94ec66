/** Drafting an answer with citations from packed passages. */
@NullMarked
package io.holdfast.engine.answer;

import org.jspecify.annotations.NullMarked;
