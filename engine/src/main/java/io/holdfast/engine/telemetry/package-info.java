/** What happened, round by round, as JSON lines that are the same on every run. */
@NullMarked
package io.holdfast.engine.telemetry;

import org.jspecify.annotations.NullMarked;
