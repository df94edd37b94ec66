/** The service: puts its areas together behind one listening port. */
@NullMarked
package io.holdfast.app.web;

import org.jspecify.annotations.NullMarked;
