/**
 * The answer engine: a question in, an answer with citations or an honest abstention out.
 *
 * @see RagEngine answers a question from start to end
 * @see Rounds one search, selection and draft after another
 * @see Drafting passages packed, an answer drafted and read again
 * @see Abstention what is said when there is no answer
 * @see Bridging finds the thing described, then asks about it
 * @see BetterDraft keeps the old draft, the new one, or both
 */
@NullMarked
package io.holdfast.engine;

import org.jspecify.annotations.NullMarked;
