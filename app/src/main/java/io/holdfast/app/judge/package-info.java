/** Judged mode on the command line: which judge, which claims it sees, whose arithmetic counts. */
@NullMarked
package io.holdfast.app.judge;

import org.jspecify.annotations.NullMarked;
