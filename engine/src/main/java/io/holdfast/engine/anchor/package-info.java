/**
 * What a question asks for: its intent, its language, and the anchors (names, dates, numbers) that the evidence must hold.
 *
 * @see AnchorExtractor names, dates and numbers of the question
 * @see AnchorMatcher whether a passage holds one, by any usual name
 * @see Question everything the engine knows of a question
 * @see IntentDetector list, number or single fact asked for
 * @see AskedLanguage which language the question is in
 * @see AskingClause the part of the message that asks
 * @see YesNoQuestion whether yes or no is an answer
 * @see ValueKind which kind of value the question asks for
 * @see SeveralThings whether several things are asked for
 */
@NullMarked
package io.holdfast.engine.anchor;

import org.jspecify.annotations.NullMarked;
