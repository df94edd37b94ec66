/**
 * Answers checked while they are being written: a verdict as soon as a sentence ends.
 *
 * @see StreamGuard
 * @see StreamPolicy
 * @see CheckedSentence
 */
@NullMarked
package io.holdfast.core.stream;

import org.jspecify.annotations.NullMarked;
