/** Records (JSON, key-value text, tables) read attribute by attribute, and the exact rules that hold an answer to them. */
@NullMarked
package io.holdfast.core.record;

import org.jspecify.annotations.NullMarked;
