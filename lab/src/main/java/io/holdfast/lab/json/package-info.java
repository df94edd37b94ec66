/** JSON as the lab writes it: canonical, rounded, one line. */
@NullMarked
package io.holdfast.lab.json;

import org.jspecify.annotations.NullMarked;
