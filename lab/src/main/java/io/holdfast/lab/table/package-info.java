/**
 * Tables of recorded answers whose columns have any names: which column holds what, told by its name and its values ({@code ColumnRole}), and the cases in their rows.
 *
 * @see Table a file read by its column names
 * @see ColumnRole names that each kind of column goes by
 * @see Mapping columns named by the user, guesses for the rest
 * @see Rows JSON or cells with any delimiter
 * @see Texts several texts in one cell
 * @see DocumentFolder documents in files that a column names
 * @see Encoding UTF-8, UTF-16 or windows-1252
 * @see Delimiter comma, semicolon, tab or bar
 * @see Binary Excel and other non-text files refused with advice
 */
@NullMarked
package io.holdfast.lab.table;

import org.jspecify.annotations.NullMarked;
