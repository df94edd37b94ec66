/** What the throughput bench measures: the fixed workload, the naive path, and ours beside it. */
@NullMarked
package io.holdfast.app.bench;

import org.jspecify.annotations.NullMarked;
