/**
 * Profiles: what the same recorded verdicts are worth under the arithmetic of other systems, and where a gate flips.
 *
 * @see Profile how each system computes faithfulness
 * @see Replay counts recorded verdicts again, no judge asked
 * @see ProfileComparison where another system's gate would decide otherwise
 */
@NullMarked
package io.holdfast.core.judge.profile;

import org.jspecify.annotations.NullMarked;
