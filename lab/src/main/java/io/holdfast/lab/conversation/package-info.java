/** Conversations and retrieved context as files, the evaluation report as JSON, and sample conversations of our own. */
@NullMarked
package io.holdfast.lab.conversation;

import org.jspecify.annotations.NullMarked;
