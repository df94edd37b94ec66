/**
 * What the demo needs beside the commands it runs ({@code DemoCommand} of {@code app.cli} runs them): a system that is wrong on purpose, and what a real model said.
 *
 * @see FlawedAnswers answers wrong on purpose, one fault a case
 * @see RecordedAnswers what a small language model answered
 * @see FailureClasses how often each kind of failure occurred
 */
@NullMarked
package io.holdfast.app.demo;

import org.jspecify.annotations.NullMarked;
