package io.holdfast.tika;

import io.holdfast.engine.corpus.DocumentConverter;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import org.apache.tika.detect.DefaultDetector;
import org.apache.tika.exception.EncryptedDocumentException;
import org.apache.tika.exception.TikaException;
import org.apache.tika.exception.WriteLimitReachedException;
import org.apache.tika.extractor.EmbeddedDocumentExtractor;
import org.apache.tika.io.TikaInputStream;
import org.apache.tika.metadata.Metadata;
import org.apache.tika.metadata.TikaCoreProperties;
import org.apache.tika.parser.AutoDetectParser;
import org.apache.tika.parser.ParseContext;
import org.apache.tika.parser.Parser;
import org.apache.tika.parser.epub.EpubParser;
import org.apache.tika.parser.microsoft.OfficeParser;
import org.apache.tika.parser.microsoft.OfficeParserConfig;
import org.apache.tika.parser.microsoft.ooxml.OOXMLParser;
import org.apache.tika.parser.microsoft.rtf.RTFParser;
import org.apache.tika.parser.odf.OpenDocumentParser;
import org.apache.tika.parser.pdf.PDFParser;
import org.apache.tika.parser.pdf.PDFParserConfig;
import org.apache.tika.sax.ToHTMLContentHandler;
import org.apache.tika.sax.WriteOutContentHandler;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.xml.sax.ContentHandler;
import org.xml.sax.SAXException;

/**
 * Reads PDF, Word, Excel, PowerPoint, OpenDocument, RTF and EPUB files. Only these parsers are used: no program is
 * started, no text is recognised in pictures, and files inside a file are left alone. A file that says more than it may,
 * takes too long, or unpacks to a multiple of its size is refused.
 */
public final class TikaConverter implements DocumentConverter {
    private static final Pattern NAMES =
            Pattern.compile(".*\\.(?:pdf|docx?|dotx|docm|xlsx?|xlsm|pptx?|ppsx|odt|ods|odp|rtf|epub)");
    private static final int MOST_CHARACTERS = 20_000_000;
    private static final Duration LONGEST = Duration.ofMinutes(2);

    private final int mostCharacters;
    private final Duration longest;

    /** For {@link java.util.ServiceLoader}. */
    public TikaConverter() {
        this(MOST_CHARACTERS, LONGEST);
    }

    TikaConverter(int mostCharacters, Duration longest) {
        this.mostCharacters = mostCharacters;
        this.longest = longest;
    }

    @Override
    public boolean accepts(String name) {
        return NAMES.matcher(name.toLowerCase(Locale.ROOT)).matches();
    }

    @Override
    public String toHtml(String name, InputStream in) throws IOException {
        FutureTask<String> task = new FutureTask<>(() -> parse(name, in));
        // a parser that hangs cannot be stopped, only left behind: so it may not keep the program alive
        Thread reader = new Thread(task, "tika " + name);
        reader.setDaemon(true);
        reader.start();
        try {
            return withPlaces(task.get(longest.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException e) {
            task.cancel(true);
            throw new IOException("it takes longer than " + longest.toSeconds() + " s to read", e);
        } catch (InterruptedException e) {
            task.cancel(true);
            Thread.currentThread().interrupt();
            throw new IOException("reading it was interrupted", e);
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            throw new IOException(why(cause == null ? e : cause), e);
        }
    }

    private String parse(String name, InputStream in) throws IOException, SAXException, TikaException {
        Metadata metadata = new Metadata();
        metadata.set(TikaCoreProperties.RESOURCE_NAME_KEY, name);
        ToHTMLContentHandler html = new ToHTMLContentHandler();
        ContentHandler bounded = new WriteOutContentHandler(html, mostCharacters);
        try (TikaInputStream stream = TikaInputStream.get(in)) {
            // the automatic parser watches for archives that unpack to a multiple of their size
            new AutoDetectParser(new DefaultDetector(), parsers()).parse(stream, bounded, metadata, context());
        }
        return html.toString();
    }

    private static Parser[] parsers() {
        return new Parser[] {
            new PDFParser(),
            new OOXMLParser(),
            new OfficeParser(),
            new OpenDocumentParser(),
            new RTFParser(),
            new EpubParser()
        };
    }

    private static ParseContext context() {
        ParseContext context = new ParseContext();
        PDFParserConfig pdf = new PDFParserConfig();
        pdf.setOcrStrategy(PDFParserConfig.OCR_STRATEGY.NO_OCR);
        pdf.setExtractInlineImages(false);
        context.set(PDFParserConfig.class, pdf);
        OfficeParserConfig office = new OfficeParserConfig();
        office.setExtractMacros(false);
        office.setUseSAXDocxExtractor(false);
        context.set(OfficeParserConfig.class, office);
        context.set(EmbeddedDocumentExtractor.class, new NothingInside());
        return context;
    }

    /** Pages and slides get a heading, so that a citation can name them. */
    private static String withPlaces(String html) {
        Document document = Jsoup.parse(html);
        number(document, "div.page", "Page ");
        number(document, "div.slide-content", "Slide ");
        return document.outerHtml();
    }

    private static void number(Document document, String selector, String word) {
        int number = 0;
        for (Element part : document.select(selector)) {
            number++;
            boolean named = part.selectFirst("h1, h2, h3") != null;
            if (!named) {
                part.prependElement("h2").text(word + number);
            }
        }
    }

    private String why(Throwable cause) {
        for (Throwable t = cause; t != null; t = t.getCause()) {
            if (t instanceof EncryptedDocumentException) {
                return "it is protected by a password";
            }
            if (t instanceof WriteLimitReachedException) {
                return "it holds more than " + mostCharacters + " characters of text";
            }
            if (t instanceof OutOfMemoryError || t instanceof StackOverflowError) {
                return "it takes more memory than there is";
            }
            if (String.valueOf(t.getMessage()).contains("Zip bomb")) {
                return "it unpacks to a multiple of its size, as an archive made to do harm does";
            }
        }
        String message = cause.getMessage();
        return message == null
                ? cause.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }

    /** Leaves files inside a file alone. */
    private static final class NothingInside implements EmbeddedDocumentExtractor {
        @Override
        public boolean shouldParseEmbedded(Metadata metadata) {
            return false;
        }

        @Override
        public void parseEmbedded(InputStream stream, ContentHandler handler, Metadata metadata, boolean outputHtml) {}
    }
}
