package io.holdfast.core.trace;

import io.holdfast.core.model.Span;

/**
 * A piece of a document that evidence can be: a sentence, a table row, an attribute of a record.
 *
 * @param span where it stands in the document
 * @param reading its words as compared; for a record {@code key: value} with the path of keys, else the text itself
 */
record SourceUnit(Span span, Reading reading) {}
