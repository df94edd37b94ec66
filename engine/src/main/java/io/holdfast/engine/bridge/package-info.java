/**
 * Recognises questions about something they describe instead of naming; {@code Bridging} of {@code engine} looks up first what is described.
 *
 * @see BridgeFinder
 * @see Bridge
 */
@NullMarked
package io.holdfast.engine.bridge;

import org.jspecify.annotations.NullMarked;
