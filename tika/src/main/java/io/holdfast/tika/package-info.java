/**
 * Text of PDF and Office files, by Apache Tika; the engine's index finds it on the class path.
 *
 * @see TikaConverter file types read, limits on size and time
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.tika;
