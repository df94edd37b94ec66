/**
 * Formats: how recorded answers are read and how findings are written; the native format, JSON in any layout, CSV, the lines of {@code holdfast score}.
 *
 * @see CaseReader
 * @see CaseWriter
 * @see NativeCaseReader
 * @see RecordScorer
 * @see ScoreJson
 * @see CsvRecords
 * @see JsonRecords
 * @see Losses
 */
@NullMarked
package io.holdfast.lab.format;

import org.jspecify.annotations.NullMarked;
