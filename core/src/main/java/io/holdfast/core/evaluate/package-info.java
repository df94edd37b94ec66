/** Evaluators: functions from a case and an answer to a finding. */
@NullMarked
package io.holdfast.core.evaluate;

import org.jspecify.annotations.NullMarked;
