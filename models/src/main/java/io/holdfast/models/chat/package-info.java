/** Clients of model servers (Ollama, OpenAI-compatible): bounded, patient, and clear about what went wrong. */
@NullMarked
package io.holdfast.models.chat;

import org.jspecify.annotations.NullMarked;
