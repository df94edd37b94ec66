package io.holdfast.example.kotlin

import io.holdfast.Holdfast
import io.holdfast.core.model.Verdict
import io.holdfast.junit.GroundingAssertions.assertThatAnswer
import java.io.ByteArrayOutputStream
import java.io.PrintStream
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

/** What the guides show, run. */
class GuideTest {
    @Test
    fun `what the page of the library shows`() {
        val stdout = System.out
        val printed = ByteArrayOutputStream()
        System.setOut(PrintStream(printed, true))
        try {
            main()
        } finally {
            System.setOut(stdout)
        }
        assertEquals(listOf("false", "CONTRADICTED: The default timeout is 45 seconds."), printed.toString().trim().lines())
    }

    @Test
    fun `what it shows of the extension functions`() {
        val manual = listOf("The default timeout is 30 seconds.")
        val question = "How long is the timeout?"
        val answer = "The default timeout is 45 seconds."
        val said = Holdfast.standard().use { holdfast ->
            val checked = answer.groundedIn(manual, holdfast, question)
            checked.isGrounded
            checked.faithfulnessOrNull
            checked[Verdict.CONTRADICTED]
            checked.orElse(answer) { "I am not sure." }
        }
        assertEquals("I am not sure.", said)
    }

    @Test
    fun `what the page of JUnit shows`() {
        val documents = listOf("Books are kept for 28 days.")
        val answer = "Books are kept for 28 days."
        assertThatAnswer(answer)
            .toQuestion("How long may I keep a book?")
            .givenContext(documents)
            .isFaithful()
            .hasRiskBelow(0.3)
            .citesSpan("kept for 28 days")
    }
}
