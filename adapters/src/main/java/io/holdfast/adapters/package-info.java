/**
 * What every adapter shares: one check of an answer, told in the words of each framework by the packages below.
 *
 * @see GroundingCheck scores an answer and says whether it passes
 * @see GroundingResult the finding with pass or fail, as frameworks take it
 */
@NullMarked
package io.holdfast.adapters;

import org.jspecify.annotations.NullMarked;
