/** Holdfast lab. */
@NullMarked
package io.holdfast.lab;

import org.jspecify.annotations.NullMarked;
