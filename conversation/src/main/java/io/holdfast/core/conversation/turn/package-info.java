/**
 * What one turn says: what it asks and for what kind of thing, small talk, interim messages, its time.
 *
 * @see SubQuestions
 * @see Intent
 * @see SmallTalk
 * @see InterimTurns
 * @see LogTimes
 */
@NullMarked
package io.holdfast.core.conversation.turn;

import org.jspecify.annotations.NullMarked;
