/**
 * Systems under test that come with the lab: sentences of the documents, a chat model with a prompt, recorded answers.
 *
 * @see SentenceAnswerer
 * @see PromptAnswerer
 * @see ScriptedAnswerer
 */
@NullMarked
package io.holdfast.lab.system;

import org.jspecify.annotations.NullMarked;
