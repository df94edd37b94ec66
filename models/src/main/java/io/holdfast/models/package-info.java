/** Holdfast models. */
@NullMarked
package io.holdfast.models;

import org.jspecify.annotations.NullMarked;
