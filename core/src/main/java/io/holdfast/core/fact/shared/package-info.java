/** What the readers of facts share: tokens, known words, stretches already read, how two facts relate. */
@NullMarked
package io.holdfast.core.fact.shared;

import org.jspecify.annotations.NullMarked;
