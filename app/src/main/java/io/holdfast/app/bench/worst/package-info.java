/**
 * The search for inputs that cost more than text of their size should.
 *
 * @see WorstSearch draws inputs, keeps the most expensive, changes them
 * @see Probe one input that is tried
 */
@NullMarked
package io.holdfast.app.bench.worst;

import org.jspecify.annotations.NullMarked;
