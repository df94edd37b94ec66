package io.holdfast.engine.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.text.TokenCounter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CorpusTest {
    private final Chunker chunker = new Chunker(ConfigLoader.defaults().engine().chunking());

    @TempDir
    Path folder;

    private List<CorpusDocument> read(String name, String content) throws IOException {
        return read(Files.writeString(folder.resolve(name), content));
    }

    private static List<CorpusDocument> read(Path path) {
        List<CorpusDocument> documents = new ArrayList<>();
        Corpus.read(path, documents::add);
        return documents;
    }

    @Test
    void passagesOverlapAtSentenceBordersAndStayNearTheirSize() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 120; i++) {
            text.append("Sentence number ").append(i).append(" speaks about a quiet harbour in the north. ");
        }
        List<Chunk> chunks = chunker.chunks(CorpusDocument.of("long text", "T", null, text.toString()));
        assertThat(chunks).hasSizeGreaterThan(4);
        for (Chunk chunk : chunks) {
            assertThat(TokenCounter.count(chunk.text())).isLessThanOrEqualTo(310);
            assertThat(chunk.text()).startsWith("Sentence").endsWith("north.");
            assertThat(chunk.text())
                    .isEqualTo(text.substring(
                            chunk.passage().start(), chunk.passage().end()));
            assertThat(chunk.id()).matches("[A-Za-z0-9_-]+");
        }
        for (int i = 1; i < chunks.size(); i++) {
            assertThat(chunks.get(i).passage().start())
                    .isLessThan(chunks.get(i - 1).passage().end());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Lost property is kept for 60 days in the office at pier 2. After that it is given to charity.",
                "Das Boot fährt täglich um neun Uhr.",
                "Le phare se visite tous les jours!",
                "Lost property is kept for sixty days in the office\nat pier 2.",
                "- Lost property is kept for 60 days"
            })
    void aFirstLineThatSaysSomethingIsText(String said) throws IOException {
        CorpusDocument document = read("rules.txt", said + "\nSmoking is only allowed on deck 3.\nNo dogs.\n")
                .get(0);
        assertThat(document.document().title()).isEqualTo("rules");
        assertThat(chunker.chunks(document).get(0).sentences()).anyMatch(s -> s.start() == 0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Rules of the ferry", "Terms of use.", "RULES OF THE FERRY NO. 2.", "Who may borrow a bicycle?"})
    void aFirstLineThatOnlyNamesSomethingIsTheTitle(String line) throws IOException {
        CorpusDocument document = read("rules.txt", line + "\nSmoking is only allowed on deck 3.\nNo dogs.\n")
                .get(0);
        assertThat(document.document().title()).isEqualTo(line);
        assertThat(chunker.chunks(document).get(0).bodyStart()).isEqualTo(line.length());
    }

    @Test
    void aCsvFileIsATableNamedAfterItsFileWhateverSeparatesItsCells() throws IOException {
        CorpusDocument rows =
                read("hire_boats.csv", "name;price (EUR)\nHeron;4,50\n").get(0);
        assertThat(rows.document().title()).isEqualTo("hire boats");
        assertThat(rows.document().text()).isEqualTo("| name | price (EUR) |\n| Heron | 4,50 |\n");
        assertThat(rows.sections()).isEmpty();
    }

    @Test
    void aMailIsHeadedByItsSubjectAndSender() throws IOException {
        CorpusDocument mail = read(
                        "boiler.txt",
                        "From: Ann Ley <ann@hall.example>\nDate: Mon, 3 Feb 2025\nSubject: Boiler\n\nIt failed.\n\nFrom: Bo Carr <bo@heat.example>\nSubject: Re: Boiler\n\nI come.\n")
                .get(0);
        assertThat(mail.document().title()).isEqualTo("Boiler");
        assertThat(chunker.chunks(mail))
                .extracting(Chunk::section)
                .containsExactly("Boiler (Ann Ley)", "Boiler (Bo Carr)");
    }

    @Test
    void aNumberedHeadingIsNoItemAndNoPartOfTheSentenceBelowIt() throws IOException {
        List<Chunk> leaflet = chunker.chunks(
                read("leaflet.md", "# Leaflet\n\n## 4. Effects\n\n- rash\n- cough\n\n## 5. Storage\n\nKeep it dry.\n")
                        .get(0));
        assertThat(leaflet.get(0).text()).endsWith("- cough");
        assertThat(leaflet.get(1).lead()).isEmpty();
        List<Chunk> minutes = chunker.chunks(read(
                        "minutes.txt",
                        "Minutes of May\n\n1. Lamps\nEleven lamps are out.\n\n2. Bins\nSix bins were bought.\n")
                .get(0));
        Chunk bins = minutes.get(minutes.size() - 1);
        assertThat(bins.section()).isEqualTo("2. Bins");
        assertThat(bins.sentences()).extracting(span -> span.of(bins.text())).containsExactly("Six bins were bought.");
    }

    @Test
    void aFolderMayBeALink() throws IOException {
        Path real = Files.createDirectories(folder.resolve("real"));
        Files.writeString(real.resolve("quay.txt"), "The quay was built in 1903.");
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        List<String> read = new ArrayList<>();
        Corpus.read(link, d -> read.add(d.document().text()));
        assertThat(read).containsExactly("The quay was built in 1903.");
    }

    @Test
    void aWebPageKeepsItsTextSectionsAndLinksAndLosesItsScripts() throws IOException {
        CorpusDocument page = read(
                        "page.html",
                        "<html><head><title>Quays</title><link rel=canonical href='https://www.port.example/q'></head><body><nav>Menu</nav><script>x()</script><p>First.</p><h2>North quay</h2><p>Cranes &amp; <a href='https://b.example/z'>boats</a>.</p></body></html>")
                .get(0);
        assertThat(page.document().text())
                .contains("Cranes & boats.")
                .doesNotContain("Menu")
                .doesNotContain("x()");
        assertThat(page.document().title()).isEqualTo("Quays");
        assertThat(page.domain()).isEqualTo("port.example");
        assertThat(page.links()).containsExactly("https://b.example/z");
        CorpusDocument.Section section = page.sections().get(0);
        assertThat(page.document().text().substring(section.start())).startsWith("North quay");
        assertThat(chunker.chunks(page)).extracting(Chunk::section).containsExactly("", "North quay");
    }

    @Test
    void markdownHeadingsAreSections() throws IOException {
        CorpusDocument file = read("guide.md", "# Guide\nSee [the map](map.md).\n## Tides\nHigh at **noon**.\n")
                .get(0);
        assertThat(file.document().title()).isEqualTo("Guide");
        assertThat(file.document().text()).contains("See the map.").contains("High at noon.");
        assertThat(file.links()).containsExactly("map.md");
        assertThat(file.sections()).extracting(CorpusDocument.Section::heading).containsExactly("Guide", "Tides");
    }

    @Test
    void jsonLinesOfThreeKindsAreRead() throws IOException {
        assertThat(read(
                                "ours.jsonl",
                                "{\"id\":\"a b\",\"title\":\"T\",\"url\":\"https://x.example/1\",\"text\":\"Hello there.\",\"rank\":3}\n")
                        .get(0))
                .satisfies(d -> assertThat(d.document().id()).matches("[A-Za-z0-9_-]+"))
                .satisfies(d -> assertThat(d.rank()).isEqualTo(3));
        assertThat(read("beir.jsonl", "{\"_id\":\"7\",\"title\":\"\",\"text\":\"Hello.\",\"metadata\":{}}\n")
                        .get(0)
                        .document()
                        .id())
                .isEqualTo("7");
        String squad =
                "{\"title\":\"Tide_mills\",\"context\":\"A mill.\",\"question\":\"?\",\"answers\":[],\"label\":0}\n";
        assertThat(read("squad.jsonl", squad + squad))
                .singleElement()
                .satisfies(d -> assertThat(d.document().title()).isEqualTo("Tide mills"));
    }

    @Test
    void aBrokenLineIsNamed() {
        assertThatThrownBy(() -> read("bad.jsonl", "{\"id\":\"a\",\"text\":\"x\"}\n{oops\n"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("bad.jsonl line 2");
        assertThatThrownBy(() -> read("short.jsonl", "{\"title\":\"x\"}\n")).hasMessageContaining("needs \"id\"");
        assertThatThrownBy(() -> read("data.xlsx", "x")).hasMessageContaining("needs a converter to text");
    }

    @Test
    void anArchiveOfFilesIsRead() throws IOException {
        ByteArrayOutputStream tar = new ByteArrayOutputStream();
        entry(tar, "docs/one.txt", "The first file.");
        entry(tar, "docs/two.html", "<p>The second file.</p>");
        tar.write(new byte[1024]);
        Path archive = folder.resolve("c.tar.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(archive))) {
            out.write(tar.toByteArray());
        }
        assertThat(read(archive)).extracting(d -> d.document().id()).containsExactly("one", "two");
    }

    private static void entry(ByteArrayOutputStream tar, String name, String text) throws IOException {
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        byte[] header = new byte[512];
        System.arraycopy(name.getBytes(StandardCharsets.UTF_8), 0, header, 0, name.length());
        byte[] size = String.format("%011o", body.length).getBytes(StandardCharsets.UTF_8);
        System.arraycopy(size, 0, header, 124, size.length);
        header[156] = '0';
        tar.write(header);
        tar.write(body);
        tar.write(new byte[(512 - body.length % 512) % 512]);
    }

    @Test
    void metadataOfACragFileIsJoinedById() throws IOException {
        Path meta = Files.writeString(
                folder.resolve("meta.csv"),
                "doc_id,qid,url,title,rank,source\nd1,q1,https://www.news.example/a,\"Tides, again\",2,web\n");
        Path corpus = Files.writeString(folder.resolve("d1.txt"), "Some text.");
        List<CorpusDocument> documents = new ArrayList<>();
        Corpus.read(corpus, CragMeta.read(meta), documents::add);
        assertThat(documents.get(0).document().title()).isEqualTo("Tides, again");
        assertThat(documents.get(0).domain()).isEqualTo("news.example");
        assertThat(documents.get(0).rank()).isEqualTo(2);
    }

    @Test
    void aMarkdownFileWithoutHeadingsHasItsFirstLineAsTitleUnlessThatIsASentence() throws IOException {
        CorpusDocument recipe = read("soup.md", "Leek Soup\nServes 4.\n\nIngredients\n- leeks\n- cream\n")
                .get(0);
        assertThat(recipe.document().title()).isEqualTo("Leek Soup");
        assertThat(recipe.sections())
                .extracting(CorpusDocument.Section::heading)
                .containsExactly("Leek Soup");
        assertThat(read("note.md", "The kiln was fired in 1884.\nIt is cold now.\n")
                        .get(0)
                        .sections())
                .isEmpty();
        assertThat(read("list.md", "- leeks\n- cream\n").get(0).sections()).isEmpty();
    }

    @Test
    void aJsonObjectIsReadAsTablesOfItsFieldsAndLists() throws IOException {
        CorpusDocument order = read(
                        "order.json",
                        "{\"order_id\":\"SO-7\",\"shipTo\":{\"city\":\"Lund\"},\"tags\":[\"a\",\"b\"],"
                                + "\"items\":[{\"name\":\"Mug|cup\",\"qty\":6},{\"name\":\"Pot\",\"note\":\"blue\"}]}")
                .get(0);
        assertThat(order.document().title()).isEqualTo("order SO-7");
        assertThat(order.document().text())
                .contains("| ship to city | Lund |", "| tags | a, b |", "| name | qty | note |", "| Pot |  | blue |")
                .contains("| Mug\\|cup | 6 |  |");
        assertThat(order.sections()).extracting(CorpusDocument.Section::heading).containsExactly("order SO-7", "items");
        assertThat(read("broken.json", "{\"a\": The kiln is cold.")
                        .get(0)
                        .document()
                        .text())
                .contains("The kiln is cold.");
    }
}
