/**
 * Answers checked while they are being written: a verdict as soon as a sentence ends.
 *
 * @see StreamGuard sentences held until checked
 * @see StreamPolicy what happens to a sentence that fails
 * @see CheckedSentence a sentence with its verdicts
 */
@NullMarked
package io.holdfast.core.stream;

import org.jspecify.annotations.NullMarked;
