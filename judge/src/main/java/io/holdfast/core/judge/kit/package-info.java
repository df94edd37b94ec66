/**
 * The conformance kit: judge replies with the outcome they must have, and the run that compares.
 *
 * @see Kit
 * @see KitReport
 */
@NullMarked
package io.holdfast.core.judge.kit;

import org.jspecify.annotations.NullMarked;
