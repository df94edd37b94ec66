/**
 * promptfoo: results and test configurations.
 *
 * @see PromptfooReader
 * @see ResultsWriter
 * @see ConfigWriter
 * @see Grading
 */
@NullMarked
package io.holdfast.lab.format.promptfoo;

import org.jspecify.annotations.NullMarked;
