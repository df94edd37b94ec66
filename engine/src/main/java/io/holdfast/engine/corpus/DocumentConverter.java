package io.holdfast.engine.corpus;

import java.io.IOException;
import java.io.InputStream;

/** Makes text of files that are none, such as PDF and Office documents. Found on the class path by {@link java.util.ServiceLoader}. */
public interface DocumentConverter {
    /** Whether files of this name can be converted. */
    boolean accepts(String name);

    /**
     * The text as HTML, pages and headings kept.
     *
     * @throws IOException when the file is damaged or protected; the message is shown to the user
     */
    String toHtml(String name, InputStream in) throws IOException;
}
