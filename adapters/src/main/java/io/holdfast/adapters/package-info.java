/**
 * What every adapter shares: one check of an answer, told in the words of each framework by the packages below.
 *
 * @see GroundingCheck
 * @see GroundingResult
 */
@NullMarked
package io.holdfast.adapters;

import org.jspecify.annotations.NullMarked;
