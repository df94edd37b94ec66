/**
 * The files of a model, in the jar or in a folder, and their hashes.
 *
 * @see ModelFiles
 * @see Fingerprint
 * @see Hashes
 */
@NullMarked
package io.holdfast.models.onnx.file;

import org.jspecify.annotations.NullMarked;
