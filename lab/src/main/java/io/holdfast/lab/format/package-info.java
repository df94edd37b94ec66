/**
 * Formats: how recorded answers are read and how findings are written; the native format, JSON in any layout, CSV, the lines of {@code holdfast score}.
 *
 * @see CaseReader the interface of all readers
 * @see CaseWriter the interface of all writers
 * @see NativeCaseReader our own JSON lines
 * @see RecordScorer one record becomes one line of output
 * @see ScoreJson the fields of a score line
 * @see CsvRecords CSV rows by column name
 * @see JsonRecords JSON lines, arrays or one document
 * @see Losses what a conversion could not carry over
 * @see Carried extra fields kept through a foreign format
 * @see Excerpts how long quoted evidence may be
 * @see DistinctIds an id that occurs again is numbered
 */
@NullMarked
package io.holdfast.lab.format;

import org.jspecify.annotations.NullMarked;
