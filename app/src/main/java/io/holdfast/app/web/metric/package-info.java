/**
 * What the service measures of itself, for Prometheus.
 *
 * @see ServiceMetrics counters and timers
 * @see ServiceGauges queue, connections, memory and caches when asked
 */
@NullMarked
package io.holdfast.app.web.metric;

import org.jspecify.annotations.NullMarked;
