/** Questions about something they describe instead of naming: what is described is looked up first. */
@NullMarked
package io.holdfast.engine.bridge;

import org.jspecify.annotations.NullMarked;
