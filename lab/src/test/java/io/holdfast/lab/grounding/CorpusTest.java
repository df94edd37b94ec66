package io.holdfast.lab.grounding;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The corpus keeps what its card promises: format, size, balance, no duplicates, nothing of the exam. */
class CorpusTest {
    private static final Path FOLDER = Path.of("..", "training", "corpus");
    private static final List<JsonNode> DOCUMENTS = new ArrayList<>();
    private static final Map<String, String> TEXTS = new HashMap<>();

    @BeforeAll
    static void read() throws IOException {
        DOCUMENTS.addAll(rows(FOLDER));
        DOCUMENTS.forEach(
                d -> TEXTS.put(d.path("id").asText(), d.path("context").asText()));
    }

    private static List<JsonNode> rows(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(f -> f.toString().endsWith(".jsonl"))
                    .sorted()
                    .flatMap(f -> LabelledAnswers.rows(f).stream())
                    .toList();
        }
    }

    private static Stream<JsonNode> claims(JsonNode document) {
        return Stream.iterate(0, i -> i + 1)
                .limit(document.path("claims").size())
                .map(i -> document.path("claims").get(i));
    }

    private static Stream<JsonNode> claims() {
        return DOCUMENTS.stream().flatMap(CorpusTest::claims);
    }

    @Test
    void isAsLargeAsItsCardSays() {
        assertThat(DOCUMENTS).hasSizeGreaterThanOrEqualTo(1_800);
        assertThat(claims().count()).isGreaterThanOrEqualTo(20_000);
    }

    @Test
    void everyDocumentHasAnIdALanguageATextAndClaims() {
        assertThat(DOCUMENTS).allSatisfy(d -> {
            assertThat(d.path("id").asText()).isNotBlank();
            assertThat(d.path("lang").asText()).matches("[a-z]{2}(-[a-z]{2})?");
            assertThat(d.path("context").asText()).hasSizeGreaterThan(40);
            assertThat(d.path("claims").size()).as(d.path("id").asText()).isBetween(4, 16);
        });
    }

    @Test
    void aFalseClaimNamesItsWrongWords() {
        assertThat(DOCUMENTS)
                .allSatisfy(d -> claims(d).forEach(c -> {
                    assertThat(c.path("y").asInt(-1)).as(d.path("id").asText()).isIn(0, 1);
                    assertThat(c.path("k").asText()).as(d.path("id").asText()).isNotBlank();
                    namesItsWrongWords(d, c);
                }));
    }

    /** One stretch of words, or a list of them. */
    private static void namesItsWrongWords(JsonNode document, JsonNode claim) {
        if (claim.path("y").asInt() == 0) {
            JsonNode w = claim.path("w");
            List<String> wrong = new ArrayList<>();
            (w.isArray() ? w : List.of(w)).forEach(words -> wrong.add(words.asText("?")));
            assertThat(wrong).as(document.path("id").asText()).isNotEmpty();
            assertThat(claim.path("t").asText())
                    .as(document.path("id").asText())
                    .contains(wrong);
        }
    }

    @Test
    void trueAndFalseAreBalancedInEveryDocument() {
        assertThat(DOCUMENTS)
                .allSatisfy(d -> assertThat(claims(d)
                                .mapToInt(c -> c.path("y").asInt())
                                .average()
                                .orElseThrow())
                        .as(d.path("id").asText())
                        .isBetween(0.3, 0.7));
        assertThat(claims().mapToInt(c -> c.path("y").asInt()).average().orElseThrow())
                .isBetween(0.49, 0.51);
    }

    @Test
    void noDocumentAndNoClaimOccursTwice() {
        Set<String> ids = new HashSet<>();
        Set<String> texts = new HashSet<>();
        for (JsonNode d : DOCUMENTS) {
            assertThat(ids.add(d.path("id").asText()))
                    .as("id " + d.path("id").asText())
                    .isTrue();
            assertThat(texts.add(normal(d.path("context").asText())))
                    .as("text of " + d.path("id").asText())
                    .isTrue();
            Set<String> said = new HashSet<>();
            claims(d)
                    .forEach(c -> assertThat(said.add(
                                    c.path("q").asText() + "\n" + c.path("t").asText()))
                            .as("claim of " + d.path("id").asText())
                            .isTrue());
        }
    }

    /** Questions that people look up: copied words answer them, where the file says. */
    @Test
    void theWordsThatAnswerALookedUpQuestionAreWhereItSays() throws IOException {
        for (JsonNode row : rows(FOLDER.resolve("lookups"))) {
            String text = TEXTS.get(row.path("id").asText());
            assertThat(row.path("asked").size()).isGreaterThan(5);
            row.path("asked").forEach(a -> {
                assertThat(a.path("q").asText()).isNotBlank();
                if (!a.path("e").asText().equals("-")) {
                    assertThat(text.substring(
                                    text.offsetByCodePoints(0, a.path("at").asInt())))
                            .as(row.path("id") + " " + a.path("q"))
                            .startsWith(a.path("e").asText());
                }
            });
        }
    }

    /** Questions for several things: each of them is copied, in the order of the document. */
    @Test
    void theThingsOfAListAreWhereItSays() throws IOException {
        for (JsonNode row : rows(FOLDER.resolve("lists"))) {
            String text = TEXTS.get(row.path("id").asText());
            row.path("asked").forEach(a -> {
                assertThat(a.path("q").asText()).isNotBlank();
                assertThat(a.path("k").asText()).isIn("L", "C", "S", "-");
                int from = -1;
                for (int i = 0; i < a.path("items").size(); i++) {
                    int at = text.offsetByCodePoints(0, a.path("at").get(i).asInt());
                    assertThat(at).as(row.path("id") + " " + a.path("q")).isGreaterThan(from);
                    assertThat(text.substring(at))
                            .as(row.path("id") + " " + a.path("q"))
                            .startsWith(a.path("items").get(i).asText());
                    from = at;
                }
            });
        }
    }

    /** Questions with a superlative: the column they compare is in their document. */
    @Test
    void aSuperlativeComparesAColumnOfItsDocument() throws IOException {
        for (JsonNode row : rows(FOLDER.resolve("superlatives"))) {
            String text = TEXTS.get(row.path("id").asText());
            row.path("asked").forEach(a -> {
                assertThat(a.path("q").asText()).isNotBlank();
                assertThat(a.path("most").asText()).isIn("high", "low");
                assertThat(text).contains(a.path("by").asText());
            });
        }
    }

    /**
     * Answers of several sentences, those that say something more inside a sentence, and pairs over what is looked up: as
     * many right ones as wrong ones, each of these with its wrong words.
     */
    @ParameterizedTest
    @ValueSource(strings = {"summaries", "embedded", "looked"})
    void laterAnswersAreBalancedAndNameTheirWrongWords(String folder) throws IOException {
        List<JsonNode> rows = rows(FOLDER.resolve(folder));
        assertThat(rows.stream()
                        .flatMap(CorpusTest::claims)
                        .mapToInt(c -> c.path("y").asInt())
                        .average()
                        .orElseThrow())
                .isBetween(0.49, 0.51);
        for (JsonNode row : rows) {
            assertThat(TEXTS.get(row.path("id").asText())).isNotBlank();
            claims(row).forEach(c -> namesItsWrongWords(row, c));
        }
    }

    /** A claim's length and its share of digits do not give its label away. */
    @Test
    void theLookOfAClaimSaysNothing() {
        TreeMap<Integer, double[]> byLength = new TreeMap<>();
        claims().forEach(c -> {
            double[] sums = byLength.computeIfAbsent(c.path("y").asInt(), k -> new double[3]);
            String text = c.path("t").asText();
            sums[0]++;
            sums[1] += text.length();
            sums[2] += text.chars().filter(Character::isDigit).count() / (double) text.length();
        });
        double[] wrong = byLength.get(0);
        double[] right = byLength.get(1);
        assertThat(wrong[1] / wrong[0] / (right[1] / right[0])).isBetween(0.92, 1.08);
        assertThat(wrong[2] / wrong[0] / (right[2] / right[0])).isBetween(0.9, 1.1);
    }

    @Test
    void noDocumentOfTheExamIsInIt() throws IOException {
        Set<String> exam = new TreeSet<>(Files.readAllLines(FOLDER.resolve("exam.sha256")));
        assertThat(exam).hasSizeGreaterThan(100);
        assertThat(DOCUMENTS.stream().map(d -> hash(normal(d.path("context").asText()))))
                .doesNotContainAnyElementsOf(exam);
    }

    private static String normal(String text) {
        return text.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").strip();
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
