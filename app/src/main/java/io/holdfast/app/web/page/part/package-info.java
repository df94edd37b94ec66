/** What pages are made of: the frame around each, style sheet and scripts, forms and what was sent with them, links. */
@NullMarked
package io.holdfast.app.web.page.part;

import org.jspecify.annotations.NullMarked;
