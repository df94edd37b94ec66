/** From an answer to its claims: checkable statements with their spans. */
@NullMarked
package io.holdfast.core.claim;

import org.jspecify.annotations.NullMarked;
