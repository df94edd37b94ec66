/** The pipeline: all cores, bounded memory, results in input order. */
@NullMarked
package io.holdfast.app.pipeline;

import org.jspecify.annotations.NullMarked;
