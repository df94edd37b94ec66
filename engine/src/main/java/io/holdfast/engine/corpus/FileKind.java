package io.holdfast.engine.corpus;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How a file is read, by the ending of its name; what has none of these endings is read as text where it is text. */
enum FileKind {
    TEXT("txt", "txt"),
    MARKDOWN("md", "md|markdown|mdown"),
    HTML("html", "x?html?"),
    TABLE("csv", "[ct]sv"),
    JSON("json", "json"),
    JSON_LINES("jsonl", "jsonl|ndjson"),
    ARCHIVE("tar.gz", "tar\\.gz|tgz");

    private final String usual;
    private final Pattern names;

    FileKind(String usual, String endings) {
        this.usual = "." + usual;
        this.names = Pattern.compile("(?is).*\\.(?:" + endings + ")");
    }

    static FileKind of(String name) {
        return Stream.of(values())
                .filter(kind -> kind.names.matcher(name).matches())
                .findFirst()
                .orElse(TEXT);
    }

    /** The usual ending of each kind, for people: ".txt, .md, .html". */
    static String named() {
        return Stream.of(values()).map(kind -> kind.usual).collect(Collectors.joining(", "));
    }
}
