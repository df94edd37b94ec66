/**
 * What the demo needs beside the commands it runs ({@code DemoCommand} of {@code app.cli} runs them): a system that is wrong on purpose, and what a real model said.
 *
 * @see FlawedAnswers
 * @see RecordedAnswers
 * @see FailureClasses
 */
@NullMarked
package io.holdfast.app.demo;

import org.jspecify.annotations.NullMarked;
