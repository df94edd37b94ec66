/** The pages for people: scoring and explaining an answer, asking, scoring a conversation, starting a run. */
@NullMarked
package io.holdfast.app.web.page;

import org.jspecify.annotations.NullMarked;
