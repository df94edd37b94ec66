/** JSON as judges write it, damaged or not. */
@NullMarked
package io.holdfast.core.judge.reply.json;

import org.jspecify.annotations.NullMarked;
