/**
 * Tokens, words and phrases of a judge's reply: what means yes or no, what is quoted, what takes support back.
 *
 * @see VerdictLexicon words of yes, no and partly, and negation
 * @see ReplyTokens words, numbers and line ends of a reply
 * @see ReplyWords word lists for reading replies
 * @see Quoted examples and quotations are not verdicts
 * @see Withdrawals support given, then taken back
 * @see Reasons the reason the judge gives
 * @see RefusalPhrases how judges decline
 * @see Doubts support the judge only guesses or takes back
 */
@NullMarked
package io.holdfast.core.judge.reply.word;

import org.jspecify.annotations.NullMarked;
