/**
 * Load for a service, made by ourselves ({@code bench serve}): what it can take, and what it does when it gets twice that.
 *
 * @see LoadGenerator
 * @see LoadTally
 * @see LoadCases
 */
@NullMarked
package io.holdfast.app.web.load;

import org.jspecify.annotations.NullMarked;
