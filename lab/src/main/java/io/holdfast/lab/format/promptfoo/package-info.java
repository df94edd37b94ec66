/** promptfoo: results and test configurations. */
@NullMarked
package io.holdfast.lab.format.promptfoo;

import org.jspecify.annotations.NullMarked;
