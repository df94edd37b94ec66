/** Models: which one a name in the configuration means. */
@NullMarked
package io.holdfast.models;

import org.jspecify.annotations.NullMarked;
