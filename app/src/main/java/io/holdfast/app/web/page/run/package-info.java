/**
 * Pages of finished runs: the list, one run, its failures, two runs compared.
 *
 * @see RunList all runs, newest first
 * @see RunPage one run, its progress and results
 * @see FailurePages every failure, with filters
 * @see ComparePages two runs side by side
 * @see RunDownloads reports and result files of a run
 * @see Shelf finished runs kept in memory for the pages
 */
@NullMarked
package io.holdfast.app.web.page.run;

import org.jspecify.annotations.NullMarked;
