/**
 * Reads documents for what they are: prose, dialogue, records (JSON, XML, YAML), tables (CSV: {@code DelimitedTable}, Markdown's pipes: {@code PipeTable}, {@code HtmlTable}, {@code AlignedTable}; what they share: {@code TextTable}) and configuration become units that can be understood by themselves.
 *
 * @see DocumentReader
 * @see TextTable
 * @see DelimitedTable
 * @see JsonTree
 * @see IndentTree
 * @see Dialogue
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.read;
