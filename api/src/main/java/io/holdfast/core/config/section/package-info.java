/**
 * The sections of the configuration, one record each: thresholds, limits, timeouts. A record guards its own values.
 *
 * @see GroundingSettings
 * @see Thresholds
 * @see RiskSettings
 * @see TraceSettings
 * @see EngineSettings
 * @see ServeSettings
 * @see Clients
 * @see Check
 */
@NullMarked
package io.holdfast.core.config.section;

import org.jspecify.annotations.NullMarked;
