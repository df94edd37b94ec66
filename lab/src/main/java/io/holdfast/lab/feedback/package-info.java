/**
 * What people said of verdicts, and how often they disagreed.
 *
 * @see Feedback the file of labels, the last one counts
 * @see Label what a person said of a verdict
 * @see Agreement how often people disagree
 * @see AgreementSection that figure in the report
 */
@NullMarked
package io.holdfast.lab.feedback;

import org.jspecify.annotations.NullMarked;
