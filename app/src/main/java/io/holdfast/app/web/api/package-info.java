/** The endpoints for programs. */
@NullMarked
package io.holdfast.app.web.api;

import org.jspecify.annotations.NullMarked;
