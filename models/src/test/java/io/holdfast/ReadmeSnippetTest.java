package io.holdfast;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java of the README compiles as it is written there, and prints what the README says it prints. */
class ReadmeSnippetTest {
    private static final Pattern BLOCK =
            Pattern.compile("```java\\n(.*?Holdfast\\.standard\\(\\).*?)```\\n+```\\n(.*?)```", Pattern.DOTALL);

    @Test
    void theReadmesFirstLinesOfJavaWork(@TempDir Path folder) throws Exception {
        Matcher block = BLOCK.matcher(Files.readString(Path.of("../README.md")));
        assertThat(block.find()).as("a java block and what it prints").isTrue();
        Path source = Files.writeString(folder.resolve("Example.java"), block.group(1));
        int compiled = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        folder.toString(),
                        source.toString());
        assertThat(compiled).isZero();
        assertThat(printed(folder)).isEqualTo(lines(block.group(2)));
        assertThat(block.group(1).lines().filter(line -> !line.isBlank() && !line.startsWith("import")))
                .hasSizeLessThanOrEqualTo(14);
    }

    private static List<String> printed(Path folder) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()}, ReadmeSnippetTest.class.getClassLoader())) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            Method main = loader.loadClass("Example").getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return lines(printed.toString(StandardCharsets.UTF_8));
    }

    private static List<String> lines(String text) {
        return Arrays.stream(text.split("\\R")).map(String::stripTrailing).toList();
    }
}
