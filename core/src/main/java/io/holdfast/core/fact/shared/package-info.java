/** What the readers of facts share: tokens, known words, stretches already read, how two facts relate. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.shared;
