/**
 * Fitting passages into a prompt, counted with a real tokenizer.
 *
 * @see Packer takes what fits, passes over what is too long
 */
@NullMarked
package io.holdfast.engine.pack;

import org.jspecify.annotations.NullMarked;
