package io.holdfast.example.kotlin

import io.holdfast.CheckedAnswer
import io.holdfast.Holdfast
import io.holdfast.core.model.TracedClaim
import io.holdfast.core.model.Verdict
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext

/** Checks this answer against [documents]: `answer.groundedIn(documents, holdfast)`. */
fun String.groundedIn(documents: List<String>, holdfast: Holdfast, question: String = ""): CheckedAnswer =
    holdfast.check(question, documents, this)

/** As [Holdfast.check] with arguments that have names, off the caller's thread: the models keep a core busy. */
suspend fun Holdfast.checkSuspending(answer: String, documents: List<String>, question: String = ""): CheckedAnswer =
    withContext(Dispatchers.Default) { check(question, documents, answer) }

val CheckedAnswer.isGrounded: Boolean
    get() = grounded()

/** The share of supported claims, or null where the answer declined or nothing could be measured. */
val CheckedAnswer.faithfulnessOrNull: Double?
    get() = faithfulness().run { if (isPresent) asDouble else null }

/** The probability that the answer says something its documents do not support, or null as [faithfulnessOrNull]. */
val CheckedAnswer.riskOrNull: Double?
    get() = risk().run { if (isPresent) asDouble else null }

/** The claims with this verdict, in the order of the answer: `checked[Verdict.CONTRADICTED]`. */
operator fun CheckedAnswer.get(verdict: Verdict): List<TracedClaim> = claims().filter { it.verdict() == verdict }

/** This answer where it is grounded; otherwise what [instead] makes of it, such as a refusal. */
inline fun CheckedAnswer.orElse(answer: String, instead: (CheckedAnswer) -> String): String =
    if (isGrounded) answer else instead(this)
