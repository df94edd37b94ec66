/**
 * Examples whose right outcome is known, and how an evaluator does on them.
 *
 * @see SelfTest
 * @see FactSelfTest
 * @see FactPairs
 * @see ConsistencyExamples
 * @see FrameFile
 */
@NullMarked
package io.holdfast.core.selftest;

import org.jspecify.annotations.NullMarked;
