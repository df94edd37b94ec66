/** The prompts of the lab, in one place, versioned. */
@NullMarked
package io.holdfast.lab.prompt;

import org.jspecify.annotations.NullMarked;
