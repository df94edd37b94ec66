/** Embedded models: ONNX encoders run in this JVM, offline, one text at a time. */
@NullMarked
package io.holdfast.models.onnx;

import org.jspecify.annotations.NullMarked;
