/** Findings in the shapes other tools show them in. */
@NullMarked
package io.holdfast.lab.format.export;

import org.jspecify.annotations.NullMarked;
