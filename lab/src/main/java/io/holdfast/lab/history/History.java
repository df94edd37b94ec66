package io.holdfast.lab.history;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The builds of a folder, in the order of their numbers: {@code 00001.json}, {@code 00002.json}, … Other files are left alone. */
public final class History {
    private static final Pattern FILE = Pattern.compile("(\\d{5,9})\\.json");

    private final SortedMap<Integer, Build> builds = new TreeMap<>();
    private final List<String> unread = new ArrayList<>();
    private int last;

    private History() {}

    /** A folder that is not there is a history without builds. */
    public static History read(Path folder) throws IOException {
        History history = new History();
        if (!Files.exists(folder)) {
            return history;
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.sorted().toList();
        }
        for (Path file : files) {
            Matcher name = FILE.matcher(String.valueOf(file.getFileName()));
            if (name.matches()) {
                int number = Integer.parseInt(name.group(1));
                history.last = Math.max(history.last, number);
                history.add(number, file);
            }
        }
        return history;
    }

    private void add(int number, Path file) throws IOException {
        try {
            JsonNode json = Json.read(Files.readString(file));
            builds.put(number, Build.of(json));
        } catch (IllegalArgumentException | JsonProcessingException e) {
            unread.add(file.getFileName() + " is no file of check --history: "
                    + String.valueOf(e.getMessage()).lines().findFirst().orElse(""));
        }
    }

    /** Files with the name of a build that hold none, each with the reason. */
    public List<String> unread() {
        return List.copyOf(unread);
    }

    /** The number of a build: that of its name where it was there before, so that a repeated build takes its own place, else the next. */
    public int numberOf(Optional<String> name) {
        return builds.entrySet().stream()
                .filter(entry -> name.isPresent() && entry.getValue().name().equals(name.get()))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(last + 1);
    }

    /** Whether a build of this number was read. */
    public boolean has(int number) {
        return builds.containsKey(number);
    }

    public static String fileName(int number) {
        return String.format(Locale.ROOT, "%05d.json", number);
    }

    /** The builds up to this one, which is the last. */
    public Trend with(int number, Build build) {
        List<Build> all = new ArrayList<>(builds.headMap(number).values());
        all.add(build);
        return new Trend(all);
    }
}
