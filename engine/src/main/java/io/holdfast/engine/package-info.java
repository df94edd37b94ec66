/** The answer engine: a question in, an answer with citations or an honest abstention out. */
@NullMarked
package io.holdfast.engine;

import org.jspecify.annotations.NullMarked;
