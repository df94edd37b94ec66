/** What one turn says: what it asks and for what kind of thing, small talk, interim messages, its time. */
@NullMarked
package io.holdfast.core.conversation.turn;

import org.jspecify.annotations.NullMarked;
