package io.holdfast.engine.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every file is read, converted, or named with its reason; and what was read knows its file, line and heading. */
class ReadingTest {
    @TempDir
    private Path folder;

    private final List<CorpusDocument> documents = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    private void read() {
        Corpus.read(folder, CragMeta.NONE, log(), documents::add);
    }

    private ReadingNotes log() {
        return new ReadingNotes() {
            @Override
            public void skipped(String name, String reason) {
                notes.add(name + " " + reason);
            }

            @Override
            public void converted(String name, String how) {
                notes.add(name + ": " + how);
            }

            @Override
            public void file(int number, int all, String name) {}
        };
    }

    private List<Chunk> chunks() {
        Chunker chunker = new Chunker(ConfigLoader.defaults().engine().chunking());
        return documents.stream().flatMap(d -> chunker.chunks(d).stream()).toList();
    }

    @Test
    void oneBadFileCostsOneFile() throws IOException {
        Files.write(folder.resolve("a.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, 0, 0, 1});
        Files.writeString(folder.resolve("b.pdf"), "%PDF-1.4");
        Files.writeString(
                folder.resolve("c.jsonl"),
                "{\"id\":\"x\",\"text\":\"One.\"}\nbroken\n{\"no\":1}\n{\"id\":\"y\",\"text\":\"Two.\"}\n");
        Files.write(folder.resolve("d.txt"), "Der König wohnt in München.".getBytes(Charset.forName("windows-1252")));
        Files.write(folder.resolve("e.txt"), "Der König wohnt in Köln.".getBytes(StandardCharsets.UTF_16));
        Files.writeString(folder.resolve("f.md"), "");
        read();
        assertThat(documents)
                .extracting(d -> d.document().text().strip())
                .containsExactly("One.", "Two.", "Der König wohnt in München.", "Der König wohnt in Köln.");
        assertThat(notes)
                .anyMatch(n -> n.equals("a.png holds no text (binary)"))
                .anyMatch(n -> n.startsWith("b.pdf needs a converter to text"))
                .anyMatch(n -> n.startsWith("c.jsonl line 2 is not JSON"))
                .anyMatch(n -> n.startsWith("c.jsonl line 3 is no document"))
                .anyMatch(n -> n.equals("d.txt: read as Windows-1252"))
                .anyMatch(n -> n.equals("e.txt: read as UTF-16"))
                .anyMatch(n -> n.equals("f.md is empty"))
                .hasSize(7);
    }

    @Test
    void pagesOfCragAreDocumentsWithTheirAddressAndRank() throws IOException {
        Files.writeString(
                folder.resolve("crag.jsonl"),
                "{\"interaction_id\":\"q1\",\"query\":\"?\",\"search_results\":[{\"page_name\":\"Moor\",\"page_url\":\"https://moor.example/a\","
                        + "\"page_result\":\"<p>The moor is wet.</p>\"},{\"page_name\":\"Hill\",\"page_url\":\"https://hill.example\",\"page_snippet\":\"Dry.\"}]}\n");
        read();
        assertThat(documents)
                .extracting(d -> d.document().url())
                .containsExactly("https://moor.example/a", "https://hill.example");
        assertThat(documents).extracting(CorpusDocument::rank).containsExactly(1, 2);
    }

    @Test
    void aPassageKnowsItsFileItsLinesAndItsHeading() throws IOException {
        Files.writeString(
                folder.resolve("harbour.md"),
                "# Port\n\nIntro.\n\n## Fees\n\nFees are due.\n\n| a | b |\n|---|---|\n| x | 1 |\n");
        read();
        Chunk fees = chunks().get(1);
        assertThat(fees.section()).isEqualTo("Fees");
        assertThat(fees.source().file()).isEqualTo("harbour.md");
        assertThat(fees.source().line(fees.text(), fees.text().indexOf("| x"))).isEqualTo(11);
        assertThat(fees.text().substring(fees.bodyStart()).strip()).startsWith("Fees are due.");
    }

    @Test
    void tablesOfPagesAreRowsWithTheirHeaderAndLine() throws IOException {
        Files.writeString(
                folder.resolve("p.html"),
                "<html><head><title>P</title></head><body>\n<h2>Stops</h2>\n<table>\n<tr><th>No</th><th>Name</th></tr>\n<tr><td>1</td><td>Hol</td></tr>\n</table><ul><li>one</li><li>two</li></ul></body></html>");
        read();
        Chunk stops = chunks().get(0);
        assertThat(stops.text()).contains("|No |Name |\n|---|---|\n|1 |Hol |").contains("- one\n- two");
        assertThat(stops.source().line(stops.text(), stops.text().indexOf("|1")))
                .isEqualTo(5);
    }

    @Test
    void aListIsNotCutAndALongOneKeepsItsLead() throws IOException {
        StringBuilder page = new StringBuilder("# Kit\n\nEverybody brings:\n\n");
        for (int i = 1; i <= 120; i++) {
            page.append("- thing number ").append(i).append(" of the long list\n");
        }
        Files.writeString(folder.resolve("kit.md"), page);
        Files.writeString(folder.resolve("short.md"), "# Kit\n\nEverybody brings:\n\n- a hat\n- a map\n");
        read();
        List<Chunk> chunks = chunks();
        assertThat(chunks.get(chunks.size() - 1).text()).contains("Everybody brings:\n\n- a hat\n- a map");
        assertThat(chunks.stream()
                        .filter(c -> c.documentId().equals("kit"))
                        .skip(1)
                        .toList())
                .isNotEmpty()
                .allMatch(c -> c.lead().equals("Everybody brings:"));
    }

    @Test
    void archivesThatUnpackToMoreThanMayBeReadAreNamed() throws IOException {
        byte[] zeros = new byte[1 << 20];
        for (String name : List.of("bomb.txt.gz", "bomb.jsonl.gz", "bomb.tar.gz")) {
            try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(folder.resolve(name)))) {
                if (name.equals("bomb.tar.gz")) {
                    byte[] header = new byte[512];
                    System.arraycopy("big.txt".getBytes(StandardCharsets.UTF_8), 0, header, 0, 7);
                    System.arraycopy("77777777777".getBytes(StandardCharsets.UTF_8), 0, header, 124, 11);
                    out.write(header);
                }
                for (int i = 0; i < 40; i++) {
                    out.write(zeros);
                }
            }
            assertThat(Files.size(folder.resolve(name))).isLessThan(100_000);
        }
        Files.writeString(folder.resolve("fine.txt"), "The gate is open.");
        Corpus.read(folder, CragMeta.NONE, log(), 8L << 20, documents::add);
        assertThat(documents).extracting(d -> d.document().text()).containsExactly("The gate is open.");
        assertThat(notes)
                .anyMatch(n -> n.startsWith("bomb.txt.gz cannot be read: it holds more than 8 MiB"))
                .anyMatch(n -> n.startsWith("bomb.jsonl.gz cannot be read: a line of it holds more than"))
                .anyMatch(n -> n.startsWith("bomb.tar.gz cannot be read: its entry big.txt holds 8589934591 bytes"))
                .hasSize(3);
    }
}
