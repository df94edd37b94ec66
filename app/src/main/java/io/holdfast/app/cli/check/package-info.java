/**
 * Commands for recorded answers and conversations: check, score, convert, explain, calibrate, conversation.
 *
 * @see CheckCommand your file in, what is wrong out; fails builds
 * @see ScoreCommand one JSON line for each answer
 * @see ConvertCommand from one file format to another
 * @see ExplainCommand how the verdict of each claim was made
 * @see CalibrateCommand threshold of risk chosen from labelled answers
 * @see ConversationCommand a chatbot's response scored
 * @see CaseInput opens, unzips and recognises the file a user names
 * @see CheckText what check prints in a terminal
 * @see CheckOutput where the results of check go
 * @see AnswerFiles another tool's format or a table, told apart
 * @see JudgeOptions options of judged mode
 * @see TableOptions options that say which column holds what
 */
@NullMarked
package io.holdfast.app.cli.check;

import org.jspecify.annotations.NullMarked;
