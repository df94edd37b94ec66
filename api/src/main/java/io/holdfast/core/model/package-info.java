/**
 * The vocabulary of the product (case, answer, claim, verdict, finding): records only, no I/O, no logging.
 *
 * @see Case a question with its documents
 * @see Answer what the system said
 * @see Claim one checkable statement of an answer
 * @see Verdict supported, contradicted, not found, unsure
 * @see Rule why a verdict is what it is
 * @see Finding scored, abstained or unmeasured
 * @see Trace claims, evidence and verdicts of one answer
 * @see ErrorCode why something could not be measured or done
 * @see Grounding what a faithfulness score rests on
 * @see TracedClaim a claim with verdict, rule and evidence
 */
@NullMarked
package io.holdfast.core.model;

import org.jspecify.annotations.NullMarked;
