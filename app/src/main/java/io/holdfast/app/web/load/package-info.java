/**
 * Load for a service, made by ourselves ({@code bench serve}): what it can take, and what it does when it gets twice that.
 *
 * @see LoadGenerator sends cases as fast as answered, or at a rate
 * @see LoadTally answers by status, lost requests, response times
 * @see LoadCases cases of a given size
 */
@NullMarked
package io.holdfast.app.web.load;

import org.jspecify.annotations.NullMarked;
