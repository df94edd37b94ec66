/**
 * The conformance kit: judge replies with the outcome they must have, and the run that compares.
 *
 * @see Kit loads the replies and their right outcomes
 * @see KitReport agreement by group, and every difference
 */
@NullMarked
package io.holdfast.core.judge.kit;

import org.jspecify.annotations.NullMarked;
