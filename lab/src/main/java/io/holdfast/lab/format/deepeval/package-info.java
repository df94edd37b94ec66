/** DeepEval: test cases and goldens. */
@NullMarked
package io.holdfast.lab.format.deepeval;

import org.jspecify.annotations.NullMarked;
