/** Traces of Opik, and feedback scores that it imports. */
@NullMarked
package io.holdfast.lab.format.opik;

import org.jspecify.annotations.NullMarked;
