package io.holdfast.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** A page of docs/reference, made from the code by a test; {@code -Dgolden.update=true} writes it anew. */
public final class ReferencePage {
    private ReferencePage() {}

    public static void assertCurrent(String name, String page) throws IOException {
        Path file = Path.of("..", "docs", "reference", name);
        if (Boolean.getBoolean("golden.update")) {
            Files.writeString(file, page);
        }
        assertThat(Files.readString(file))
                .as("docs/reference/" + name + "; -Dgolden.update=true writes it anew")
                .isEqualTo(page);
    }

    /** Plain text as a cell of a table: one line, and nothing in it is Markdown. */
    public static String cell(String text) {
        return text.strip()
                .replaceAll("\\s+", " ")
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace("|", "\\|")
                .replace("*", "\\*");
    }

    /** Text as code in a cell of a table. */
    public static String code(String text) {
        return "`" + text.replace("|", "\\|") + "`";
    }

    /** The address of a heading, as GitHub and the site make it. */
    public static String anchor(String heading) {
        return "#"
                + heading.toLowerCase(Locale.ROOT)
                        .replaceAll("[^a-z0-9_ -]", "")
                        .replace(' ', '-');
    }
}
