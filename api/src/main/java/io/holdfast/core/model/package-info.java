/** The vocabulary of the product: records only, no I/O, no logging. */
@NullMarked
package io.holdfast.core.model;

import org.jspecify.annotations.NullMarked;
