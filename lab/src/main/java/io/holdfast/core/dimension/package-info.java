/** What is measured over several answers to one question: consistency, stability, dependency on the context, abstention. */
@NullMarked
package io.holdfast.core.dimension;

import org.jspecify.annotations.NullMarked;
