/**
 * The HTML report: one file, no request, everything from outside escaped by construction. Its summary with bar and cards and its other sections are drawn here; its scripts (list, search, filters) are resources of the same path.
 *
 * @see HtmlReport
 * @see SummarySection
 * @see StandingBar
 * @see WorstFailures
 * @see CaseSection
 * @see ComparisonSection
 * @see ProvenanceSection
 * @see Theme
 */
@NullMarked
package io.holdfast.lab.report.html;

import org.jspecify.annotations.NullMarked;
