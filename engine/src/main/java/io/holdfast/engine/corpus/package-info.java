/** Documents in, passages out: readers of every corpus format, sentences, words and chunks. */
@NullMarked
package io.holdfast.engine.corpus;

import org.jspecify.annotations.NullMarked;
