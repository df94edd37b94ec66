/** Data sets: ordered, hashed sets of cases, and the files they come from. */
@NullMarked
package io.holdfast.lab.dataset;

import org.jspecify.annotations.NullMarked;
