/**
 * The service: puts its areas together behind one listening port.
 *
 * @see WebServer starts it all; a stop finishes what was accepted
 * @see Listener the port, limits of headers, silence and connections
 * @see SelfCheck tries one request of each kind
 * @see LastCallConnector no client is cut off when the port closes
 */
@NullMarked
package io.holdfast.app.web;

import org.jspecify.annotations.NullMarked;
