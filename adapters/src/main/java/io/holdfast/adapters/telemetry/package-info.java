/** What was measured of an application's answers, told to its telemetry: OpenTelemetry events and Micrometer meters. */
@NullMarked
package io.holdfast.adapters.telemetry;

import org.jspecify.annotations.NullMarked;
