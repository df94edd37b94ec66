package io.holdfast.core.selftest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Reads the bundled frames of a fact kind; numbers.txt explains the notation in its first lines. */
final class FrameFile {
    private FrameFile() {}

    static List<Frame> of(FactKind kind) {
        String name = kind.id() + ".txt";
        try (InputStream in = FrameFile.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the frame file " + name + " is not in the jar");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Stream.of(text.split("\n\\s*\n"))
                    .filter(block -> block.startsWith("["))
                    .map(FrameFile::frame)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Frame frame(String block) {
        String name = "";
        String context = "";
        String why = "";
        Map<String, List<List<String>>> lists = new LinkedHashMap<>();
        List<String> supported = new ArrayList<>();
        List<String> unsupported = new ArrayList<>();
        for (String line : block.lines().toList()) {
            if (line.startsWith("[")) {
                name = line.substring(1, line.indexOf(']'));
            } else if (line.startsWith("context: ")) {
                context = line.substring("context: ".length());
            } else if (line.startsWith("why: ")) {
                why = line.substring("why: ".length());
            } else if (line.startsWith("+ ")) {
                supported.add(line.substring(2));
            } else if (line.startsWith("- ")) {
                unsupported.add(line.substring(2));
            } else {
                int equals = line.indexOf(" = ");
                lists.put(line.substring(0, equals), values(line.substring(equals + 3)));
            }
        }
        return new Frame(name, lists, context, List.copyOf(supported), List.copyOf(unsupported), why);
    }

    private static List<List<String>> values(String list) {
        return Arrays.stream(list.split(" \\| "))
                .map(value -> List.of(value.split(" ~ ")))
                .toList();
    }
}
