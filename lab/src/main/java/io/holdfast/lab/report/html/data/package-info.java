/**
 * The cases of a report as the JSON that its scripts show: verdicts, and documents laid out as chats, tables and text.
 *
 * @see CaseData index, rows and traces, packed
 * @see DocumentLayout whether a document is shown as table, chat or text
 * @see LayoutJson that layout in short form
 */
@NullMarked
package io.holdfast.lab.report.html.data;

import org.jspecify.annotations.NullMarked;
