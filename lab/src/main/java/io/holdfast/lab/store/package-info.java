/** Where runs are kept: a database that survives kill -9 and knows which trials a resumed run has already, and the run directory. */
@NullMarked
package io.holdfast.lab.store;

import org.jspecify.annotations.NullMarked;
