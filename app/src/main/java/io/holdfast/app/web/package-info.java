/**
 * The service: puts its areas together behind one listening port.
 *
 * @see WebServer
 * @see Listener
 * @see SelfCheck
 */
@NullMarked
package io.holdfast.app.web;

import org.jspecify.annotations.NullMarked;
