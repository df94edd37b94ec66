/** Numbers about a draft: support, anchor coverage, new hits, conflict, validators, judge. */
@NullMarked
package io.holdfast.engine.signal;

import org.jspecify.annotations.NullMarked;
