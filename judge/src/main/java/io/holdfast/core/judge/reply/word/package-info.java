/** Tokens, words and phrases of a judge's reply: what means yes or no, what is quoted, what takes support back. */
@NullMarked
package io.holdfast.core.judge.reply.word;

import org.jspecify.annotations.NullMarked;
