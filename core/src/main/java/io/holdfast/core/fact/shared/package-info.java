/** What the readers of facts share: tokens, known words, how two facts relate. */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.fact.shared;
