/**
 * Profiles: what the same recorded verdicts are worth under the arithmetic of other systems, and where a gate flips.
 *
 * @see Profile
 * @see Replay
 * @see ProfileComparison
 */
@NullMarked
package io.holdfast.core.judge.profile;

import org.jspecify.annotations.NullMarked;
