/**
 * promptfoo: results and test configurations.
 *
 * @see PromptfooReader results, configurations and tests read
 * @see ResultsWriter a results file that promptfoo can view
 * @see ConfigWriter questions as promptfoo tests
 * @see Grading how a finding becomes pass, fail or error
 */
@NullMarked
package io.holdfast.lab.format.promptfoo;

import org.jspecify.annotations.NullMarked;
