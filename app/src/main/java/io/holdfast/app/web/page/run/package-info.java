/**
 * Pages of finished runs: the list, one run, its failures, two runs compared.
 *
 * @see RunList
 * @see RunPage
 * @see FailurePages
 * @see ComparePages
 * @see RunDownloads
 */
@NullMarked
package io.holdfast.app.web.page.run;

import org.jspecify.annotations.NullMarked;
