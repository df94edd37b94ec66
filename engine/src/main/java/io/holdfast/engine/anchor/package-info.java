/**
 * What a question asks for: its intent, its language, and the anchors (names, dates, numbers) that the evidence must hold.
 *
 * @see AnchorExtractor
 * @see AnchorMatcher
 * @see Question
 * @see IntentDetector
 * @see AskedLanguage
 * @see AskingClause
 * @see YesNoQuestion
 */
@NullMarked
package io.holdfast.engine.anchor;

import org.jspecify.annotations.NullMarked;
