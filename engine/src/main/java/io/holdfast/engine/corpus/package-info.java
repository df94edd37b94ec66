/**
 * Documents in, passages out: readers of every corpus format, sentences, words and chunks.
 *
 * @see Corpus which file types are read, and how
 * @see Chunker passages cut at sentence borders, with overlap
 * @see ComparedWords when two words count as equal
 * @see DocumentConverter plug-in for PDF and Office files
 * @see HtmlFormat web pages without scripts and navigation
 * @see JsonlFormat JSON lines, BEIR and SQuAD-like rows
 * @see MarkdownFormat title, sections and links of a Markdown file
 * @see Decoded which character encoding a file has
 * @see TextFormat title and headings of a plain text
 * @see CsvRows rows of a CSV file as a table
 * @see JsonFormat one JSON object as tables
 * @see TarFormat text files of an archive
 * @see LineItems lists that stand in one line: behind a label, in a cell, as settings
 * @see MailHeads sender, date and subject of mails in a text
 */
@NullMarked
package io.holdfast.engine.corpus;

import org.jspecify.annotations.NullMarked;
