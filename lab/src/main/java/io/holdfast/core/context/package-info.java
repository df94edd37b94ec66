/**
 * The quality of what was retrieved for an answer, without a judge: which chunks carry evidence, and whether they suffice.
 *
 * @see ContextQuality which chunks support a claim, precision and recall
 * @see RetrievedContext the figures and the diagnosis
 */
@NullMarked
package io.holdfast.core.context;

import org.jspecify.annotations.NullMarked;
