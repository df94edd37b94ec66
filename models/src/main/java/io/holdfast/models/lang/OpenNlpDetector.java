package io.holdfast.models.lang;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.LanguageDetector;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import opennlp.tools.langdetect.LanguageDetectorContextGenerator;
import opennlp.tools.langdetect.LanguageDetectorFactory;
import org.jspecify.annotations.Nullable;

/** Apache OpenNLP's model of 183 languages, read on first use from its Maven artifact: most texts are settled without it. */
public final class OpenNlpDetector implements LanguageDetector {
    private static final String RESOURCE = "langdetect-183.bin";
    private static final Map<String, String> SHORT_CODES = shortCodes();

    /** Languages that the model tells from supported ones in a few words of Latin script; any short text it takes for Estonian. */
    private static final Set<String> TOLD_IN_FEW_WORDS = Set.of(words().split("\\s+"));

    /** Characters of a few words. */
    private static final int FEW = 100;

    /** How much more likely the others must be. */
    private static final double MORE = 3;

    private static final LanguageDetectorContextGenerator NGRAMS = new LanguageDetectorFactory().getContextGenerator();

    private static @Nullable NgramWeights model;

    @Override
    public Map<String, Double> detect(String prose) {
        Map<String, Double> probabilities = new HashMap<>();
        model().languages(NGRAMS.getContext(prose))
                .forEach((language, share) ->
                        probabilities.merge(SHORT_CODES.getOrDefault(language, language), share, Double::sum));
        if (prose.length() < FEW && prose.codePoints().noneMatch(OpenNlpDetector::otherScript)) {
            probabilities.replaceAll((code, share) -> TOLD_IN_FEW_WORDS.contains(code) ? share : share / MORE);
        }
        return probabilities;
    }

    private static boolean otherScript(int c) {
        return Character.isLetter(c) && Character.UnicodeScript.of(c) != Character.UnicodeScript.LATIN;
    }

    private static String words() {
        try (InputStream in = Objects.requireNonNull(OpenNlpDetector.class.getResourceAsStream("few-words.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static synchronized NgramWeights model() {
        NgramWeights known = model;
        if (known == null) {
            known = load();
            model = known;
        }
        return known;
    }

    private static NgramWeights load() {
        // by the class loader: a class of a named module would see the files of its own jar only
        try (InputStream in = OpenNlpDetector.class.getClassLoader().getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new HoldfastException(
                        ErrorCode.MODEL_MISSING,
                        "the language model " + RESOURCE
                                + " is not on the class path; add org.apache.opennlp:opennlp-models-langdetect");
            }
            return NgramWeights.read(in);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.MODEL_DAMAGED, "the language model " + RESOURCE + " cannot be read", e);
        }
    }

    /** Two-letter codes by three-letter ones; the model names some languages by a code of their largest variety. */
    private static Map<String, String> shortCodes() {
        Map<String, String> codes = new HashMap<>();
        for (String code : Locale.getISOLanguages()) {
            Locale language = Locale.forLanguageTag(code);
            codes.put(language.getISO3Language(), language.toLanguageTag());
        }
        codes.putAll(Map.of("cmn", "zh", "lvs", "lv", "ekk", "et", "pes", "fa", "plt", "mg"));
        return Map.copyOf(codes);
    }
}
