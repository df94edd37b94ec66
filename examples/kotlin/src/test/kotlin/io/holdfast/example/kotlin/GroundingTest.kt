package io.holdfast.example.kotlin

import io.holdfast.Holdfast
import io.holdfast.core.model.Verdict
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class GroundingTest {
    private val manual = listOf("The default timeout is 30 seconds. Clients may change it.")
    private val question = "How long is the timeout?"

    @Test
    fun `a right answer is grounded`() {
        val checked = "The default timeout is 30 seconds.".groundedIn(manual, holdfast, question)
        assertTrue(checked.isGrounded, checked.toString())
        assertEquals(1.0, checked.faithfulnessOrNull)
        assertTrue(checked.riskOrNull!! < 0.5, checked.toString())
    }

    @Test
    fun `a wrong one names its claim and is replaced`() {
        val answer = "The default timeout is 45 seconds."
        val checked = answer.groundedIn(manual, holdfast)
        assertFalse(checked.isGrounded)
        assertEquals(listOf(answer), checked[Verdict.CONTRADICTED].map { it.claim().text() })
        assertEquals("not sure", checked.orElse(answer) { "not sure" })
    }

    @Test
    fun `an answer that declines has no faithfulness`() {
        val checked = "The manual does not say that.".groundedIn(manual, holdfast, "Who wrote the manual?")
        assertTrue(checked.isGrounded, checked.toString())
        assertNull(checked.faithfulnessOrNull)
        assertNull(checked.riskOrNull)
    }

    @Test
    fun `many are checked at once`() = runBlocking {
        val seconds = listOf(30, 45, 30, 60)
        val grounded = seconds
            .map { async { holdfast.checkSuspending("The default timeout is $it seconds.", manual, question).isGrounded } }
            .awaitAll()
        assertEquals(seconds.map { it == 30 }, grounded)
    }

    companion object {
        private val holdfast: Holdfast = Holdfast.standard()

        @JvmStatic
        @AfterAll
        fun close() = holdfast.close()
    }
}
