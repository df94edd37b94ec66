/**
 * What pages are made of: the frame around each, style sheet and scripts, forms and what was sent with them, links.
 *
 * @see Layout
 * @see Form
 * @see FormReader
 * @see Controls
 * @see Assets
 * @see Problems
 * @see Traces
 */
@NullMarked
package io.holdfast.app.web.page.part;

import org.jspecify.annotations.NullMarked;
