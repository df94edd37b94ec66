/** Runs: a plan of trials, the runner that answers them, the evaluation of their answers. */
@NullMarked
package io.holdfast.lab.run;

import org.jspecify.annotations.NullMarked;
