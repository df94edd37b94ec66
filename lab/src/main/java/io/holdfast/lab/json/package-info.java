/**
 * JSON as the lab writes it: canonical, rounded, one line.
 *
 * @see Json
 * @see Hash
 */
@NullMarked
package io.holdfast.lab.json;

import org.jspecify.annotations.NullMarked;
