/** What a question asks for: its intent and the anchors that the evidence must hold. */
@NullMarked
package io.holdfast.engine.anchor;

import org.jspecify.annotations.NullMarked;
