/**
 * Commands for recorded answers and conversations: check, score, convert, explain, calibrate, conversation.
 *
 * @see CheckCommand
 * @see ScoreCommand
 * @see ConvertCommand
 * @see ExplainCommand
 * @see CalibrateCommand
 * @see ConversationCommand
 * @see CaseInput
 * @see CheckText
 */
@NullMarked
package io.holdfast.app.cli.check;

import org.jspecify.annotations.NullMarked;
