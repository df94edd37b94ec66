/**
 * Findings in the shapes other tools show them in (LettuceDetect, Vertex AI).
 *
 * @see VertexWriter
 * @see LettuceDetectWriter
 * @see FindingsWriter what both writers share
 */
@NullMarked
package io.holdfast.lab.format.export;

import org.jspecify.annotations.NullMarked;
