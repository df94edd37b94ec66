/**
 * Pages in the system's own Chromium; the user of it brings the Playwright dependency.
 *
 * @see Chromium skips the test where no browser is
 */
@NullMarked
package io.holdfast.testkit.browser;

import org.jspecify.annotations.NullMarked;
