/** Commands for runs of a system over a data set: run, compare, report. */
@NullMarked
package io.holdfast.app.cli.run;

import org.jspecify.annotations.NullMarked;
