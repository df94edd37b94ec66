package io.holdfast.tika;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.engine.corpus.Corpus;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.corpus.CragMeta;
import io.holdfast.engine.corpus.ReadingNotes;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.poi.xslf.usermodel.XMLSlideShow;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.apache.poi.xwpf.usermodel.XWPFDocument;
import org.apache.poi.xwpf.usermodel.XWPFParagraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real files, written by PDFBox and POI, found through the class path as {@code rag index} finds them. */
class TikaConverterTest {
    @TempDir
    private Path folder;

    private final Map<String, String> notes = new HashMap<>();
    private final Map<String, CorpusDocument> documents = new HashMap<>();

    private void read() {
        Corpus.read(
                folder,
                CragMeta.NONE,
                new ReadingNotes() {
                    @Override
                    public void skipped(String name, String reason) {
                        notes.put(name, reason);
                    }

                    @Override
                    public void converted(String name, String how) {
                        notes.put(name, how);
                    }

                    @Override
                    public void file(int number, int all, String name) {}
                },
                d -> documents.put(d.source().file(), d));
    }

    private String text(String file) {
        CorpusDocument document = documents.get(file);
        assertThat(document).as("%s of %s, %s", file, documents.keySet(), notes).isNotNull();
        return Objects.requireNonNull(document).document().text();
    }

    private static List<String> headings(CorpusDocument document) {
        List<String> headings = new ArrayList<>();
        document.sections().forEach(s -> headings.add(s.heading()));
        return headings;
    }

    private void pdf(String name, String password, String... pages) throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            for (String text : pages) {
                PDPage page = new PDPage();
                pdf.addPage(page);
                try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
                    content.beginText();
                    content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
                    content.newLineAtOffset(72, 700);
                    content.showText(text);
                    content.endText();
                }
            }
            if (!password.isEmpty()) {
                pdf.protect(new StandardProtectionPolicy(password, password, new AccessPermission()));
            }
            pdf.save(folder.resolve(name).toFile());
        }
    }

    @Test
    void textOfPdfAndOfficeFilesIsIndexedWithItsPages() throws IOException {
        pdf("lease.pdf", "", "The rent is 640 euros a month.", "Keys are returned to Ilse Brandt.");
        try (XWPFDocument word = new XWPFDocument();
                OutputStream out = Files.newOutputStream(folder.resolve("minutes.docx"))) {
            XWPFParagraph heading = word.createParagraph();
            heading.setStyle("Heading1");
            heading.createRun().setText("Treasurer");
            word.createParagraph().createRun().setText("Nils Aker was elected treasurer.");
            word.write(out);
        }
        try (XSSFWorkbook book = new XSSFWorkbook();
                OutputStream out = Files.newOutputStream(folder.resolve("stock.xlsx"))) {
            XSSFSheet sheet = book.createSheet("Stock");
            String[][] cells = {{"Part", "Pieces"}, {"Valve", "14"}, {"Gasket", "230"}};
            for (int i = 0; i < cells.length; i++) {
                XSSFRow row = sheet.createRow(i);
                row.createCell(0).setCellValue(cells[i][0]);
                row.createCell(1).setCellValue(cells[i][1]);
            }
            book.write(out);
        }
        try (XMLSlideShow show = new XMLSlideShow();
                OutputStream out = Files.newOutputStream(folder.resolve("plan.pptx"))) {
            show.createSlide().createTextBox().setText("The ferry starts again in April.");
            show.createSlide().createTextBox().setText("Tickets cost 9 crowns.");
            show.write(out);
        }
        read();
        assertThat(text("lease.pdf")).contains("The rent is 640 euros a month.");
        assertThat(headings(Objects.requireNonNull(documents.get("lease.pdf")))).contains("Page 1", "Page 2");
        assertThat(text("minutes.docx")).contains("Nils Aker was elected treasurer.");
        assertThat(text("stock.xlsx").lines().map(l -> l.replace(" ", ""))).contains("|Valve|14|", "|Gasket|230|");
        assertThat(text("plan.pptx")).contains("The ferry starts again in April.", "Tickets cost 9 crowns.");
        assertThat(notes.values()).containsOnly("text taken out of it");
    }

    @Test
    void whatCannotBeReadIsNamedWithItsReason() throws IOException {
        pdf("secret.pdf", "hush", "Nobody reads this.");
        Files.writeString(folder.resolve("broken.docx"), "this is no archive", StandardCharsets.UTF_8);
        Files.writeString(folder.resolve("cut.pdf"), "%PDF-1.7\n1 0 obj\n<<", StandardCharsets.UTF_8);
        bomb(folder.resolve("bomb.docx"));
        pdf("fine.pdf", "", "The gate closes at nine.");
        read();
        assertThat(notes).containsEntry("secret.pdf", "cannot be converted: it is protected by a password");
        assertThat(notes).containsEntry("fine.pdf", "text taken out of it");
        for (String name : List.of("broken.docx", "cut.pdf", "bomb.docx")) {
            assertThat(notes.get(name)).as(name).isNotNull().isNotEqualTo("text taken out of it");
        }
        assertThat(documents.keySet()).containsExactly("fine.pdf");
    }

    @Test
    void aFileMayNotSayTooMuchOrTakeTooLong() throws IOException {
        pdf("long.pdf", "", "Words and words and words and words and words.");
        byte[] bytes = Files.readAllBytes(folder.resolve("long.pdf"));
        assertThatThrownBy(() -> new TikaConverter(10, Duration.ofMinutes(1))
                        .toHtml("long.pdf", new ByteArrayInputStream(bytes)))
                .isInstanceOf(IOException.class)
                .hasMessage("it holds more than 10 characters of text");
        assertThatThrownBy(() ->
                        new TikaConverter(1000, Duration.ZERO).toHtml("long.pdf", new ByteArrayInputStream(bytes)))
                .isInstanceOf(IOException.class)
                .hasMessage("it takes longer than 0 s to read");
    }

    /** A Word file whose one part unpacks to a thousand times its size. */
    private static void bomb(Path file) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            part(zip, "[Content_Types].xml", """
                    <?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
                    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
                    <Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>""");
            part(zip, "_rels/.rels", """
                    <?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
                    <Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>""");
            zip.putNextEntry(new ZipEntry("word/document.xml"));
            zip.write(
                    "<?xml version=\"1.0\"?><w:document xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:body><w:p><w:r><w:t>"
                            .getBytes(StandardCharsets.UTF_8));
            byte[] megabyte = "a".repeat(1 << 20).getBytes(StandardCharsets.UTF_8);
            for (int i = 0; i < 64; i++) {
                zip.write(megabyte);
            }
            zip.write("</w:t></w:r></w:p></w:body></w:document>".getBytes(StandardCharsets.UTF_8));
            zip.closeEntry();
        }
    }

    private static void part(ZipOutputStream zip, String name, String content) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(content.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }
}
