/** Commands that measure this product: bench and selftest. */
@NullMarked
package io.holdfast.app.cli.bench;

import org.jspecify.annotations.NullMarked;
