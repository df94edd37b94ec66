/**
 * Reads documents for what they are: prose, dialogue, records (JSON, XML, YAML), tables (CSV: {@code DelimitedTable}, Markdown's pipes: {@code PipeTable}, {@code HtmlTable}, {@code AlignedTable}; what they share: {@code TextTable}) and configuration become units that can be understood by themselves.
 *
 * @see DocumentReader tells prose, tables, records and dialogue apart
 * @see TextTable each row a unit with its column heads
 * @see DelimitedTable CSV and TSV
 * @see JsonTree JSON, also with comments, single quotes or trailing commas
 * @see IndentTree YAML, INI, TOML, properties
 * @see Dialogue turns with their speakers
 * @see ColumnUnit the unit that a column head gives its numbers
 */
@org.jspecify.annotations.NullMarked
package io.holdfast.core.read;
