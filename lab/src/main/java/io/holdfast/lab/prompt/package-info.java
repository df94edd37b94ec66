/**
 * The prompts that the lab's systems under test are asked with, in one place, versioned (the judge's: {@code JudgePrompts}).
 *
 * @see Prompts the question-answering prompts and their versions
 */
@NullMarked
package io.holdfast.lab.prompt;

import org.jspecify.annotations.NullMarked;
