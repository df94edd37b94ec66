/**
 * JSON as judges write it, damaged or not.
 *
 * @see LooseJson
 */
@NullMarked
package io.holdfast.core.judge.reply.json;

import org.jspecify.annotations.NullMarked;
