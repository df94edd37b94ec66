/** Which language a text is written in, by an embedded model. */
@NullMarked
package io.holdfast.models.lang;

import org.jspecify.annotations.NullMarked;
