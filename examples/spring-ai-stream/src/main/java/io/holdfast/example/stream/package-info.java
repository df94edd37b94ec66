/** Example: a Spring AI application that streams answers from its documents, sentence by sentence as they are checked. */
@NullMarked
package io.holdfast.example.stream;

import org.jspecify.annotations.NullMarked;
