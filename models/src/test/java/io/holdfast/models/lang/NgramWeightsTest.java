package io.holdfast.models.lang;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import opennlp.tools.langdetect.Language;
import opennlp.tools.langdetect.LanguageDetectorContextGenerator;
import opennlp.tools.langdetect.LanguageDetectorFactory;
import opennlp.tools.langdetect.LanguageDetectorME;
import opennlp.tools.langdetect.LanguageDetectorModel;
import org.junit.jupiter.api.Test;

class NgramWeightsTest {
    private static final LanguageDetectorContextGenerator NGRAMS = new LanguageDetectorFactory().getContextGenerator();

    @Test
    void everyShareIsTheOneOfOpenNlpToTheLastBit() throws IOException {
        NgramWeights weights;
        LanguageDetectorME theirs;
        try (InputStream ours = published();
                InputStream whole = published()) {
            weights = NgramWeights.read(ours);
            theirs = new LanguageDetectorME(new LanguageDetectorModel(whole));
        }
        assertThat(weights.languages(NGRAMS.getContext("a few words"))).hasSize(103);
        Stream<String> texts = Stream.concat(
                Stream.of("", "x", "日本語の文", "𝒳 😀 7", text("sentences.txt")),
                text("foreign.txt").lines());
        List<String> others = texts.filter(text -> !weights.languages(NGRAMS.getContext(text))
                        .equals(Arrays.stream(theirs.predictLanguages(text))
                                .collect(Collectors.toMap(Language::getLang, Language::getConfidence))))
                .toList();
        assertThat(others).isEmpty();
    }

    @Test
    void anotherFileIsRefused() {
        assertThatThrownBy(() -> NgramWeights.read(new ByteArrayInputStream(new byte[100])))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("langdetect.model");
    }

    private static InputStream published() {
        return Objects.requireNonNull(NgramWeights.class.getClassLoader().getResourceAsStream("langdetect-183.bin"));
    }

    private static String text(String resource) throws IOException {
        try (InputStream in = Objects.requireNonNull(NgramWeightsTest.class.getResourceAsStream(resource))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
