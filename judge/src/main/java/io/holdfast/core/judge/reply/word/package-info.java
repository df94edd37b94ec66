/**
 * Tokens, words and phrases of a judge's reply: what means yes or no, what is quoted, what takes support back.
 *
 * @see VerdictLexicon
 * @see ReplyTokens
 * @see ReplyWords
 * @see Quoted
 * @see Withdrawals
 * @see Reasons
 * @see RefusalPhrases
 */
@NullMarked
package io.holdfast.core.judge.reply.word;

import org.jspecify.annotations.NullMarked;
