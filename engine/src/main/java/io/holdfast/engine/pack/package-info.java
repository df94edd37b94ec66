/**
 * Fitting passages into a prompt, counted with a real tokenizer.
 *
 * @see Packer
 */
@NullMarked
package io.holdfast.engine.pack;

import org.jspecify.annotations.NullMarked;
