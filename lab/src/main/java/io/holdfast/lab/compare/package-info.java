/** Two runs side by side, paired case by case. */
@NullMarked
package io.holdfast.lab.compare;

import org.jspecify.annotations.NullMarked;
