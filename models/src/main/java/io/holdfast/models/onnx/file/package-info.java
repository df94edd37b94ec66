/**
 * The files of a model, in the jar or in a folder, and their hashes.
 *
 * @see ModelFiles bundled in a jar or in a user's folder
 * @see Fingerprint damaged model files found quickly
 * @see Hashes content hashes
 */
@NullMarked
package io.holdfast.models.onnx.file;

import org.jspecify.annotations.NullMarked;
