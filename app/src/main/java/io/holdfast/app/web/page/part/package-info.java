/**
 * What pages are made of: the frame around each, style sheet and scripts, forms and what was sent with them, links.
 *
 * @see Layout head, navigation and theme of every page
 * @see Form the fields and files a user sent
 * @see FormReader reads a sent form within limits
 * @see Controls form fields with labels
 * @see Assets style sheet and scripts, cached by their hash
 * @see Problems errors as a page
 * @see Traces claims on one side, their evidence on the other
 * @see PastedJson JSON pasted in any layout, errors with their place
 */
@NullMarked
package io.holdfast.app.web.page.part;

import org.jspecify.annotations.NullMarked;
