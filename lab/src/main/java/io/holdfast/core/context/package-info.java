/**
 * The quality of what was retrieved for an answer, without a judge: which chunks carry evidence, and whether they suffice.
 *
 * @see ContextQuality
 * @see RetrievedContext
 */
@NullMarked
package io.holdfast.core.context;

import org.jspecify.annotations.NullMarked;
