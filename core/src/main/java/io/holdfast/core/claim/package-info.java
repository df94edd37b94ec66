/**
 * From an answer to its claims: checkable statements with their spans; what is no claim, and answers that decline (refusals).
 *
 * @see AnswerClaims a short answer is read together with its question
 * @see ClaimExtractor sentences split into claims
 * @see AnswerReading what each part is: claim, heading, introduction, courtesy, retraction
 * @see AnswerParts where a part of a sentence ends that says something of its own
 * @see LineMarks list markers and headings
 * @see PlainText the words without citations, links, emphasis and tags
 * @see SourceMarks citations
 * @see Enumerations one claim for each item of a list
 * @see Pronouns a leading it or they replaced by its subject
 * @see NonClaims questions, courtesies, headings, remarks about the reply
 * @see Refusals answers that say they do not know
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.claim;
