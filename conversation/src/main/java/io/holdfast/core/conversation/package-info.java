/** Scoring a conversation with the context retrieved for it: one response, its question, and what it rests on. */
@NullMarked
package io.holdfast.core.conversation;

import org.jspecify.annotations.NullMarked;
