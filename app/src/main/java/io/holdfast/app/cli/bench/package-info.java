/**
 * Commands that measure this product: bench and selftest.
 *
 * @see BenchCommand
 * @see BenchGroundingCommand
 * @see BenchThroughputCommand
 * @see BenchRetrieval
 * @see BenchVerdicts
 * @see BenchInputsCommand
 * @see SelftestCommand
 */
@NullMarked
package io.holdfast.app.cli.bench;

import org.jspecify.annotations.NullMarked;
