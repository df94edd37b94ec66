/** What people and their tools read of runs: the HTML report, charts, JUnit XML, SARIF, Markdown, CSV, JSONL. */
@NullMarked
package io.holdfast.lab.report;

import org.jspecify.annotations.NullMarked;
