/**
 * JSON as judges write it, damaged or not.
 *
 * @see LooseJson reads broken or cut-off JSON as far as it goes
 */
@NullMarked
package io.holdfast.core.judge.reply.json;

import org.jspecify.annotations.NullMarked;
