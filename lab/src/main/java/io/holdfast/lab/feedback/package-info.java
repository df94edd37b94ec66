/**
 * What people said of verdicts, and how often they disagreed.
 *
 * @see Feedback
 * @see Label
 * @see Agreement
 * @see AgreementSection
 */
@NullMarked
package io.holdfast.lab.feedback;

import org.jspecify.annotations.NullMarked;
