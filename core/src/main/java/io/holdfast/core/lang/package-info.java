/** Word lists, kept in files by language (negations, hedges, courtesies), and which language a text is written in. */
@NullMarked
package io.holdfast.core.lang;

import org.jspecify.annotations.NullMarked;
