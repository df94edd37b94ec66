/** From an answer to its claims: checkable statements with their spans; what is no claim, and answers that decline (refusals). */
@NullMarked
package io.holdfast.core.claim;

import org.jspecify.annotations.NullMarked;
