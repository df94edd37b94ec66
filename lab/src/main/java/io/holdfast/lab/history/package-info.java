/** Verdicts across builds: one small file a build, and the trend they draw. */
@NullMarked
package io.holdfast.lab.history;

import org.jspecify.annotations.NullMarked;
