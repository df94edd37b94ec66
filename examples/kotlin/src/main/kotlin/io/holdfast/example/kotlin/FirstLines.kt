package io.holdfast.example.kotlin

import io.holdfast.Holdfast

fun main() {
    Holdfast.standard().use { holdfast ->
        val checked = holdfast.check(
            "How long is the timeout?",
            listOf("The default timeout is 30 seconds. Clients may change it."),
            "The default timeout is 45 seconds.",
        )
        println(checked.grounded())
        checked.unsupported().forEach { println("${it.verdict()}: ${it.claim().text()}") }
    }
}
