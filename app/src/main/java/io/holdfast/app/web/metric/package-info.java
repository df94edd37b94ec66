/**
 * What the service measures of itself, for Prometheus.
 *
 * @see ServiceMetrics
 * @see ServiceGauges
 */
@NullMarked
package io.holdfast.app.web.metric;

import org.jspecify.annotations.NullMarked;
