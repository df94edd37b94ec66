/** Commands for recorded answers and conversations: check, score, convert, explain, calibrate, conversation. */
@NullMarked
package io.holdfast.app.cli.check;

import org.jspecify.annotations.NullMarked;
