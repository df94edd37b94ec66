/**
 * Examples whose right outcome is known, and how an evaluator does on them.
 *
 * @see SelfTest expected and real outcome of each example
 * @see FactSelfTest both error rates for each kind of fact
 * @see FactPairs generated right and wrong statements
 * @see ConsistencyExamples answers that agree or do not
 * @see FrameFile the bundled sentence templates
 */
@NullMarked
package io.holdfast.core.selftest;

import org.jspecify.annotations.NullMarked;
