package io.holdfast.core.find;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit;

/**
 * A unit of a document with its words and values.
 *
 * @param span where it occurs in the document
 * @param written the unit with its values in one written form, as the model reads it
 */
public record IndexedUnit(Span span, Terms terms, TextUnit.Kind kind, String written) {}
