package io.holdfast.lab.format;

import io.holdfast.core.config.section.InputSettings;
import io.holdfast.lab.format.JsonRecords.Item;
import io.holdfast.lab.input.PeekInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.Set;

/** The records of an input that is JSON in any layout, or CSV: told apart by its first character. */
public final class Records {
    private static final int LOOK = 256;

    private final InputSettings settings;
    private final Set<String> containers;

    /** @param containers as in {@link JsonRecords} */
    public Records(InputSettings settings, Set<String> containers) {
        this.settings = settings;
        this.containers = containers;
    }

    public Iterator<Item> read(InputStream in) {
        PeekInput input = in instanceof PeekInput peek ? peek : new PeekInput(in);
        try {
            return looksLikeCsv(input)
                    ? new CsvRecords(input, settings.maxLineBytes())
                    : new JsonRecords(settings, containers).read(input);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A first line that begins with no bracket and has a comma after a name is a header. */
    private static boolean looksLikeCsv(PeekInput input) throws IOException {
        String start = new String(input.peek(LOOK), StandardCharsets.UTF_8)
                .replace("\uFEFF", "")
                .stripLeading();
        return start.matches("(?s)[\\p{L}_,\"][^\\n{}\\[\\]]*,.*");
    }
}
