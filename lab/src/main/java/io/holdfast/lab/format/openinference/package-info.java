/** Traces of LLM applications (OpenInference, OpenTelemetry GenAI): read as cases, answered with evaluation events. */
@NullMarked
package io.holdfast.lab.format.openinference;

import org.jspecify.annotations.NullMarked;
