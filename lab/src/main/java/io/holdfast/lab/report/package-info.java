/**
 * What people and their tools read of runs: a written analysis, JUnit XML, SARIF, Markdown, CSV, JSONL; the HTML report and the charts are in {@code lab.report.html} and {@code lab.report.chart}.
 *
 * @see Analysis the written analysis, every failure
 * @see FailureClass cause and advice for a class of failures
 * @see JunitXml
 * @see Sarif claims at file and line, for code viewers
 * @see Markdown the step summary of a build
 * @see Csv one row a case; formulas made harmless
 */
@NullMarked
package io.holdfast.lab.report;

import org.jspecify.annotations.NullMarked;
