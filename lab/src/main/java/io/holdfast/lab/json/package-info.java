/**
 * JSON as the lab writes it: canonical, rounded, one line.
 *
 * @see Json field order, rounding, one line
 * @see Hash SHA-256 over several texts
 */
@NullMarked
package io.holdfast.lab.json;

import org.jspecify.annotations.NullMarked;
