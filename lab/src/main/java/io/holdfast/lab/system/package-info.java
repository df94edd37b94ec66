/**
 * Systems under test that come with the lab: sentences of the documents, a chat model with a prompt, recorded answers.
 *
 * @see SentenceAnswerer the best sentence, or declines
 * @see PromptAnswerer a chat model with a prompt
 * @see ScriptedAnswerer replays recorded answers
 */
@NullMarked
package io.holdfast.lab.system;

import org.jspecify.annotations.NullMarked;
