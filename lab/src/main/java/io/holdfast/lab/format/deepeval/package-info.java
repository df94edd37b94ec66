/**
 * DeepEval: test cases and goldens.
 *
 * @see DeepEvalReader
 * @see DeepEvalWriter
 */
@NullMarked
package io.holdfast.lab.format.deepeval;

import org.jspecify.annotations.NullMarked;
