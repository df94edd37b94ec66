/** Configurations compared on the same questions, with paired intervals, error categories and charts. */
@NullMarked
package io.holdfast.engine.experiment;

import org.jspecify.annotations.NullMarked;
