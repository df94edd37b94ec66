/**
 * The search for inputs that cost more than text of their size should.
 *
 * @see WorstSearch
 * @see Probe
 */
@NullMarked
package io.holdfast.app.bench.worst;

import org.jspecify.annotations.NullMarked;
