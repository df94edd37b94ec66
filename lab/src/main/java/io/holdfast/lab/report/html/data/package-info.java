/**
 * The cases of a report as the JSON that its scripts show: verdicts, and documents laid out as chats, tables and text.
 *
 * @see CaseData
 * @see DocumentLayout
 * @see LayoutJson
 */
@NullMarked
package io.holdfast.lab.report.html.data;

import org.jspecify.annotations.NullMarked;
