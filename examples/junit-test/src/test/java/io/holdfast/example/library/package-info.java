/** Example: grounding tests of a chatbot for a public library. */
@NullMarked
package io.holdfast.example.library;

import org.jspecify.annotations.NullMarked;
