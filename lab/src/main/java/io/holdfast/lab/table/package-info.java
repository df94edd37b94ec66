/**
 * Tables of recorded answers whose columns have any names: which column holds what, told by its name and its values ({@code ColumnRole}), and the cases in their rows.
 *
 * @see Table
 * @see ColumnRole
 * @see Mapping
 * @see Rows
 * @see Texts
 */
@NullMarked
package io.holdfast.lab.table;

import org.jspecify.annotations.NullMarked;
