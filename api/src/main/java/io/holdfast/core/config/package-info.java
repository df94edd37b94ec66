/** Every number of the product, in one validated tree of records. */
@NullMarked
package io.holdfast.core.config;

import org.jspecify.annotations.NullMarked;
