/** Statistics: bootstrap intervals and tests, seeded. */
@NullMarked
package io.holdfast.core.stats;

import org.jspecify.annotations.NullMarked;
