/** Answers that a passage's form holds: rows of tables, items of lists, counts, superlatives, yes and no. */
@NullMarked
package io.holdfast.engine.structure;

import org.jspecify.annotations.NullMarked;
