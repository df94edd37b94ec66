package io.holdfast.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A command that README or a guide tells users to type.
 *
 * @param page its path from the root of the repository
 * @param typed the command without prompt, {@code ./} and comment, on one line
 */
record Documented(String page, String typed) {
    private static final Path ROOT = Path.of("..");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)[^\\n]*\\n(.*?)^```");
    private static final Set<String> SHELLS = Set.of("sh", "bash", "console");
    private static final Pattern INLINE = Pattern.compile("`((?:\\./)?holdfast [^`\n]+)`");
    private static final Pattern HERE = Pattern.compile("(?s)(<<'(\\w+)')\n.*?\n\\2\n");
    /** How a line of a block begins that is typed, and not printed. */
    private static final Pattern TYPED = Pattern.compile("(?:[A-Z_]+=\\S+ )*(?:\\./)?(?:holdfast|mvnw|curl|spark-submit"
            + "|tar|head|cat|python3|java|docker|podman|kubectl|git|npm|llm/bin/\\w+)\\s.*");

    /** Every command of README and the guides, in the order of the pages; those of blocks, then those in the text. */
    static List<Documented> all() throws IOException {
        List<Documented> commands = new ArrayList<>();
        for (Path page : pages()) {
            String name = ROOT.relativize(page).toString();
            String text = Files.readString(page);
            block(text).forEach(typed -> commands.add(new Documented(name, typed)));
            Matcher inline = INLINE.matcher(BLOCK.matcher(text).replaceAll(""));
            while (inline.find()) {
                commands.add(new Documented(name, plain(inline.group(1).replace("\\|", "|"))));
            }
        }
        return commands;
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs/guide"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), guides.sorted())
                    .filter(page -> page.toString().endsWith(".md"))
                    .toList();
        }
    }

    private static List<String> block(String page) {
        List<String> commands = new ArrayList<>();
        Matcher blocks = BLOCK.matcher(page);
        while (blocks.find()) {
            boolean shell = SHELLS.contains(blocks.group(1));
            if (!shell && !blocks.group(1).isEmpty()) {
                continue;
            }
            String open = "";
            String lines =
                    HERE.matcher(blocks.group(2).replaceAll("\\\\\n\\s*", " ")).replaceAll("$1\n");
            for (String line : lines.split("\n")) {
                String words = line.replaceFirst("\\s+#\\s.*", "").strip();
                String whole = open.isEmpty() ? words.replaceFirst("^\\$ ", "") : open + " " + words;
                boolean typed = TYPED.matcher(whole).matches() || (shell && !whole.isEmpty() && !whole.startsWith("#"));
                boolean quoteOpen = whole.chars().filter(c -> c == '\'').count() % 2 == 1;
                open = typed && quoteOpen ? whole : "";
                if (typed && open.isEmpty()) {
                    commands.add(plain(whole));
                }
            }
        }
        return commands;
    }

    private static String plain(String typed) {
        return typed.replaceFirst("^\\./", "")
                .replaceFirst("\\s+#\\s.*", "")
                .replaceAll("\\s+", " ")
                .strip();
    }

    boolean ours() {
        return typed.startsWith("holdfast ");
    }

    /** The arguments of a command of ours, as a shell would split them; what is read from a file comes on stdin. */
    String[] arguments() {
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("(?:\"[^\"]*\"|'[^']*'|[^\\s\"'])+").matcher(typed.replaceFirst(" < \\S+$", ""));
        while (word.find()) {
            words.add(word.group().replaceAll("[\"']", ""));
        }
        return words.subList(1, words.size()).toArray(String[]::new);
    }

    /** A folder name for the page: its commands follow one another. */
    String folder() {
        return page.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-");
    }

    @Override
    public String toString() {
        return page + ": " + typed;
    }
}
