/** Retrieval quality as lines of output, and over a whole file. */
@NullMarked
package io.holdfast.lab.context;

import org.jspecify.annotations.NullMarked;
