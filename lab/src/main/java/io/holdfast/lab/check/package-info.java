/** Recorded answers checked: what each came to, how many of each there are, and which criteria of a gate they miss (app.cli.option chooses the exit code). */
@NullMarked
package io.holdfast.lab.check;

import org.jspecify.annotations.NullMarked;
