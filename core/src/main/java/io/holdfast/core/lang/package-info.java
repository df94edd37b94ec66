/** Word lists and word relations, kept in files by language. */
@NullMarked
package io.holdfast.core.lang;

import org.jspecify.annotations.NullMarked;
