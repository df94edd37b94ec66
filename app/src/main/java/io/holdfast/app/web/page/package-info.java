/** The pages for people. */
@NullMarked
package io.holdfast.app.web.page;

import org.jspecify.annotations.NullMarked;
