/**
 * What one turn says: what it asks and for what kind of thing, small talk, interim messages, its time.
 *
 * @see SubQuestions the separate things a message asks for
 * @see Intent which kind of answer is asked for, and given
 * @see SmallTalk messages that ask nothing
 * @see InterimTurns one moment please, no answer yet
 * @see LogTimes times of chat logs in any notation
 * @see FollowUps questions that need the one before
 * @see Courtesies greetings and offers of help in a response
 */
@NullMarked
package io.holdfast.core.conversation.turn;

import org.jspecify.annotations.NullMarked;
