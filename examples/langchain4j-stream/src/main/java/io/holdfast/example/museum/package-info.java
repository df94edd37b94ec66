/** Example: answers streamed by a LangChain4j model, sentence by sentence as they are checked. */
@NullMarked
package io.holdfast.example.museum;

import org.jspecify.annotations.NullMarked;
