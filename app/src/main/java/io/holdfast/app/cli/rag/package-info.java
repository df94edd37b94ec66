/** The commands of the answer engine: rag index, ask and experiment. */
@NullMarked
package io.holdfast.app.cli.rag;

import org.jspecify.annotations.NullMarked;
