/**
 * Pages in the system's own Chromium; the user of it brings the Playwright dependency.
 *
 * @see Chromium
 */
@NullMarked
package io.holdfast.testkit.browser;

import org.jspecify.annotations.NullMarked;
