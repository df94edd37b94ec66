package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What README and guides tell users to type: every command and option exists, and the pages about files and gates run. */
class DocumentedCommandsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern FENCE = Pattern.compile("(?ms)^```(?:sh|bash|)\\n(.*?)^```");
    private static final Pattern INLINE = Pattern.compile("`((?:\\./)?holdfast [^`]+)`");
    private static final Pattern OPTION = Pattern.compile("(?<![\\w-])--[a-z][a-z-]*");

    private static final String LABELS = """
            {"id":"a","outcome":"scored","risk":0.2,"label":1}
            {"id":"b","outcome":"scored","risk":0.9,"label":0}
            """;

    @TempDir
    private Path folder;

    private static List<String> fenced(String page) {
        List<String> commands = new ArrayList<>();
        Matcher blocks = FENCE.matcher(page);
        while (blocks.find()) {
            for (String line : blocks.group(1).replace("\\\n", " ").split("\n")) {
                String typed = line.strip().replaceFirst("^\\$ ", "").replaceFirst("^\\./", "");
                if (typed.startsWith("holdfast ")) {
                    commands.add(typed.replaceFirst("\\s+#.*", "").strip());
                }
            }
        }
        return commands;
    }

    @Test
    void everyCommandAndOptionInReadmeAndGuidesExists() throws IOException {
        CommandLine root = new CommandLine(new HoldfastCommand(), new Commands(Console.system(), new EchoWiring()));
        int seen = 0;
        for (Path page : pages()) {
            String text = Files.readString(page);
            List<String> commands = new ArrayList<>(fenced(text));
            Matcher inline = INLINE.matcher(text);
            while (inline.find()) {
                commands.add(inline.group(1).replaceFirst("^\\./", ""));
            }
            for (String typed : commands) {
                CommandLine command = root;
                for (String word : typed.replaceFirst("^holdfast ", "").split("[\\s,|]+")) {
                    CommandLine sub = command.getSubcommands().get(word);
                    if (sub == null) {
                        break;
                    }
                    command = sub;
                }
                seen++;
                assertThat(command).as(page + ": " + typed).isNotSameAs(root);
                Matcher option = OPTION.matcher(typed);
                while (option.find() && !command.getCommandName().equals("spark")) {
                    assertThat(command.getCommandSpec().findOption(option.group()))
                            .as(page + ": " + option.group() + " in " + typed)
                            .isNotNull();
                }
            }
        }
        assertThat(seen).isGreaterThan(50);
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> guides = Files.list(ROOT.resolve("docs/guide"))) {
            return Stream.concat(Stream.of(ROOT.resolve("README.md")), guides.sorted())
                    .filter(page -> page.toString().endsWith(".md"))
                    .toList();
        }
    }

    /** Commands that need a model server, minutes, or a folder nobody has yet; their own tests run them. */
    private static boolean elsewhere(String typed) {
        return typed.matches("holdfast (demo|serve|bench|spark|rag|run|conversation|convert).*")
                || typed.contains("--judge")
                || typed.contains("out/")
                || typed.contains("[");
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "docs/guide/check.md", "docs/guide/reports.md"})
    void thePagesAboutFilesAndGatesRunFromTopToBottom(String page) throws IOException {
        String cells = "user_query,bot_reply,passages\nHow long?,It is 60 seconds.,The timeout is 30 seconds.\n";
        for (String name : List.of("answers.csv", "last.csv", "new.csv")) {
            Files.writeString(folder.resolve(name), cells);
        }
        Files.writeString(
                folder.resolve("answers.jsonl"), "{\"question\":\"q\",\"contexts\":[\"c\"],\"answer\":\"a\"}\n");
        Files.writeString(folder.resolve("manual.md"), "The timeout is 30 seconds.\n");
        Files.writeString(folder.resolve("labels.jsonl"), LABELS);
        List<String> commands = fenced(Files.readString(ROOT.resolve(page))).stream()
                .filter(typed -> !elsewhere(typed))
                .toList();

        assertThat(commands).isNotEmpty();
        for (String typed : commands) {
            Cli cli = new Cli(folder).run(words(typed));
            assertThat(cli.code()).as(typed + "\n" + cli.err()).isZero();
            if (typed.contains("--out scores.jsonl")) {
                Files.writeString(folder.resolve("scores.jsonl"), LABELS);
            }
        }
    }

    private static String[] words(String typed) {
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)").matcher(typed);
        while (word.find()) {
            words.add(Stream.of(1, 2, 3)
                    .map(word::group)
                    .filter(group -> group != null)
                    .findFirst()
                    .orElseThrow());
        }
        return words.subList(1, words.size()).toArray(String[]::new);
    }
}
