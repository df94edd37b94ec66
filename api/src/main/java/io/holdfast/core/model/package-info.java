/**
 * The vocabulary of the product (case, answer, claim, verdict, finding): records only, no I/O, no logging.
 *
 * @see Case
 * @see Answer
 * @see Claim
 * @see Verdict
 * @see Rule
 * @see Finding
 * @see Trace
 * @see ErrorCode
 */
@NullMarked
package io.holdfast.core.model;

import org.jspecify.annotations.NullMarked;
