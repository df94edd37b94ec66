/** The search for inputs that cost more than text of their size should. */
@NullMarked
package io.holdfast.app.bench.worst;

import org.jspecify.annotations.NullMarked;
