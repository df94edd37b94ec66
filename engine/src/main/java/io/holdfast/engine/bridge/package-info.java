/**
 * Recognises questions about something they describe instead of naming; {@code Bridging} of {@code engine} looks up first what is described.
 *
 * @see BridgeFinder which questions describe a thing instead of naming it
 * @see Bridge what to ask first, and what then
 */
@NullMarked
package io.holdfast.engine.bridge;

import org.jspecify.annotations.NullMarked;
