/**
 * The HTML report: one file, no request, everything from outside escaped by construction. Its summary with bar and cards and its other sections are drawn here; its scripts (list, search, filters) are resources of the same path.
 *
 * @see HtmlReport the whole file and its security policy
 * @see SummarySection the first screen
 * @see StandingBar the stacked bar of outcomes
 * @see WorstFailures the failures shown first
 * @see CaseSection list of all cases, with filters
 * @see ComparisonSection two runs, and whether the difference is real
 * @see ProvenanceSection settings, limitations and sources of the numbers
 * @see Theme colours, light and dark
 * @see RetrievalSection whether the right documents were retrieved
 * @see AbstentionSection who answers and who declines
 * @see CoverageSection what could not be measured, and why
 * @see GateStatus whether the limits were kept
 */
@NullMarked
package io.holdfast.lab.report.html;

import org.jspecify.annotations.NullMarked;
