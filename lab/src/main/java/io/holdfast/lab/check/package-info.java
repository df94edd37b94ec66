/** Recorded answers held to account: what each came to, how many of each there are, and which bars they miss (the exit code: {@code app.cli}). */
@NullMarked
package io.holdfast.lab.check;

import org.jspecify.annotations.NullMarked;
