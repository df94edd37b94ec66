/**
 * What people and their tools read of runs: a written analysis, JUnit XML, SARIF, Markdown, CSV, JSONL; the HTML report and the charts are in {@code lab.report.html} and {@code lab.report.chart}.
 *
 * @see Analysis
 * @see FailureClass
 * @see JunitXml
 * @see Sarif
 * @see Markdown
 */
@NullMarked
package io.holdfast.lab.report;

import org.jspecify.annotations.NullMarked;
