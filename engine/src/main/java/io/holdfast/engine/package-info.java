/**
 * The answer engine: a question in, an answer with citations or an honest abstention out.
 *
 * @see RagEngine
 * @see Rounds
 * @see Drafting
 * @see Abstention
 * @see Bridging
 */
@NullMarked
package io.holdfast.engine;

import org.jspecify.annotations.NullMarked;
