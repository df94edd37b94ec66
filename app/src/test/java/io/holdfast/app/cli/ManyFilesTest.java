package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.lab.json.Json;
import io.holdfast.testkit.JavaProcess;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A folder as people have them: thousands of files of many kinds, some of them broken, and an index that is killed. */
class ManyFilesTest {
    private static final Pattern PROGRESS =
            Pattern.compile("([\\d,]+) of ([\\d,]+) files read \\(([\\d,]+) to go\\), ([\\d,]+) passages written");
    private static final List<String> SETTINGS =
            List.of("--set", "models.embedding=hashing", "--set", "grounding.model=off");

    @TempDir
    private Path folder;

    private final Map<String, String> broken = new TreeMap<>();
    private int documents;

    @Test
    @Timeout(120)
    void everyFileOfAFewHundredIsAccountedFor() throws Exception {
        accounted(300);
    }

    @Test
    @Tag("heavy")
    @Timeout(value = 15, unit = TimeUnit.MINUTES)
    void everyFileOfFiveThousandIsAccountedFor() throws Exception {
        accounted(5_000);
    }

    private void accounted(int files) throws Exception {
        Path corpus = Files.createDirectory(folder.resolve("corpus"));
        for (int i = 0; i < files; i++) {
            write(corpus, i);
        }
        killedHalfWay();

        Cli whole = cli().onATerminal().run(index("--report", "report.jsonl"));
        assertThat(whole.code()).as(whole.err()).isZero();
        assertThat(whole.err())
                .contains(files + " files, " + documents + " documents, " + broken.size() + " not read, 0 removed");
        List<ObjectNode> report = Files.readAllLines(folder.resolve("report.jsonl")).stream()
                .map(Json::own)
                .toList();
        Map<String, String> notRead = new TreeMap<>();
        report.stream()
                .filter(n -> n.path("became").asText().equals("not_read"))
                .forEach(n ->
                        notRead.put(n.path("file").asText(), n.path("reason").asText()));
        assertThat(notRead.keySet()).isEqualTo(broken.keySet());
        broken.forEach((name, why) -> assertThat(notRead.get(name)).as(name).contains(why));
        progressIsTrue(whole.err(), files);

        int gone = 0;
        for (int i = 0; i < files; i += 10) {
            Files.delete(corpus.resolve(name(i)));
            gone++;
        }
        assertThat(cli().run(index()).err())
                .contains((files - gone) + " files, ")
                .contains(", " + gone + " removed; ");
        assertThat(ask("What is the number of the lamp of station 10?")).startsWith("I don't know.");
        assertThat(ask("What is the number of the lamp of station 11?")).contains("7011");
    }

    /** What was committed before a kill stays readable, and the next run goes on. */
    private void killedHalfWay() throws Exception {
        List<String> line = JavaProcess.command(List.of(), "io.holdfast.app.cli.Main");
        line.addAll(List.of(index("--set", "engine.index.commit_every=50")));
        Process process = new ProcessBuilder(line)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("said").toFile())
                .start();
        Path index = folder.resolve("index");
        while (process.isAlive() && commits(index) < 2) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        process.destroyForcibly().waitFor();
        assertThat(commits(index)).isPositive();
        assertThat(cli().run(ask()).code()).isZero();
    }

    private static long commits(Path index) throws IOException {
        if (!Files.isDirectory(index)) {
            return 0;
        }
        try (var files = Files.list(index)) {
            return files.map(f -> f.getFileName().toString())
                    .filter(f -> f.startsWith("segments_"))
                    .mapToLong(f -> Long.parseLong(f.substring("segments_".length()), Character.MAX_RADIX))
                    .max()
                    .orElse(0);
        }
    }

    /** It never goes back, never passes the end, and what remains is what is left. */
    private static void progressIsTrue(String said, int files) {
        Matcher m = PROGRESS.matcher(said);
        int read = 0;
        int written = 0;
        while (m.find()) {
            int now = number(m.group(1));
            assertThat(number(m.group(2))).isEqualTo(files);
            assertThat(now).isBetween(read, files);
            assertThat(number(m.group(3))).isEqualTo(files - now);
            assertThat(number(m.group(4))).isGreaterThanOrEqualTo(written);
            read = now;
            written = number(m.group(4));
        }
        Matcher end = Pattern.compile("(\\d+) passages in the index").matcher(said);
        assertThat(end.find()).isTrue();
        assertThat(written).isLessThanOrEqualTo(Integer.parseInt(end.group(1)));
    }

    private static int number(String text) {
        return Integer.parseInt(text.replace(",", ""));
    }

    private Cli cli() {
        return new Cli(folder);
    }

    private static String[] index(String... more) {
        return line(List.of("rag", "index", "--corpus", "corpus", "--index", "index"), List.of(more));
    }

    private static String[] ask() {
        return line(List.of("rag", "ask", "--index", "index"), List.of("What is the number of the lamp of station 1?"));
    }

    private String ask(String question) {
        return cli().run(line(List.of("rag", "ask", "--index", "index"), List.of(question)))
                .out();
    }

    private static String[] line(List<String> first, List<String> last) {
        List<String> all = new ArrayList<>(first);
        all.addAll(SETTINGS);
        all.addAll(last);
        return all.toArray(String[]::new);
    }

    private static String name(int i) {
        String[] endings = {"txt", "txt", "md", "html", "csv", "jsonl", "txt.gz", "log", "txt", "txt"};
        String[] bad = {"png", "pdf", "docx", "txt.gz", "tar.gz", "md", "jsonl.gz"};
        String stem = String.format("%05d", i);
        return i % 20 == 19 ? stem + "." + bad[i / 20 % bad.length] : stem + "." + endings[i % 10];
    }

    private void write(Path corpus, int i) throws IOException {
        Path file = corpus.resolve(name(i));
        String name = file.getFileName().toString();
        String said = "The lamp of station " + i + " has the number " + (7000 + i) + ".";
        if (i % 20 == 19) {
            broken.put(name, damage(file, i / 20 % 7));
            return;
        }
        documents++;
        switch (i % 10) {
            case 0 -> Files.writeString(file, said, StandardCharsets.UTF_16);
            case 1 -> Files.write(file, (said + " Über Köln.").getBytes(Charset.forName("windows-1252")));
            case 2 -> Files.writeString(file, "# Station " + i + "\n\n" + said + "\n");
            case 3 -> Files.writeString(file, "<html><title>Station " + i + "</title><p>" + said + "<div>unclosed");
            case 4 -> Files.writeString(file, "station,number\n" + i + "," + (7000 + i) + "\n");
            case 5 -> Files.writeString(file, "{\"id\":\"line" + i + "\",\"text\":\"" + said + "\"}\n");
            case 6 -> gzip(file, said.getBytes(StandardCharsets.UTF_8));
            default -> Files.writeString(file, said);
        }
    }

    /** Writes a file that cannot be read; gives what is said about it. */
    private static String damage(Path file, int kind) throws IOException {
        switch (kind) {
            case 0 -> {
                Files.write(file, new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 0, 0, 1});
                return "holds no text (binary)";
            }
            case 1, 2 -> {
                Files.writeString(file, "%PDF-1.4");
                return "holdfast-tika";
            }
            case 3 -> {
                Files.writeString(file, "no archive at all");
                return "cannot be read";
            }
            case 4 -> {
                gzip(file, new byte[100]);
                byte[] whole = Files.readAllBytes(file);
                Files.write(file, Arrays.copyOf(whole, 12));
                return "cannot be read";
            }
            case 5 -> {
                Files.writeString(file, "\n \n");
                return "is empty";
            }
            default -> {
                Files.writeString(file, "{\"id\":");
                return "cannot be read";
            }
        }
    }

    private static void gzip(Path file, byte[] bytes) throws IOException {
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(bytes);
        }
    }
}
