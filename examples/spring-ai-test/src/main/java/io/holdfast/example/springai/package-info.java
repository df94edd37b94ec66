/** Example: a Spring application that answers from documents, and its test with the grounding evaluator. */
@NullMarked
package io.holdfast.example.springai;

import org.jspecify.annotations.NullMarked;
