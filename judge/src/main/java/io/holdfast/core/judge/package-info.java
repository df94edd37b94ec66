/** Judged faithfulness (opt-in): a chat model is asked for statements and verdicts; its replies are never trusted. */
@NullMarked
package io.holdfast.core.judge;

import org.jspecify.annotations.NullMarked;
