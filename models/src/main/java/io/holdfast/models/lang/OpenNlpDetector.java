package io.holdfast.models.lang;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.LanguageDetector;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import opennlp.tools.langdetect.Language;
import opennlp.tools.langdetect.LanguageDetectorME;
import opennlp.tools.langdetect.LanguageDetectorModel;

/** Apache OpenNLP's model of 183 languages, loaded on first use from its Maven artifact. */
public final class OpenNlpDetector implements LanguageDetector {
    private static final String RESOURCE = "/langdetect-183.bin";

    /** Most texts are settled without the model: who never asks does not pay for loading it. */
    private static final class Loaded {
        static final LanguageDetectorModel MODEL = load();
        static final Map<String, String> SHORT = shortCodes();
    }

    @Override
    public Map<String, Double> detect(String prose) {
        Map<String, Double> probabilities = new HashMap<>();
        // one a call: it is not safe for many threads, and cheap beside its model
        for (Language language : new LanguageDetectorME(Loaded.MODEL).predictLanguages(prose)) {
            String code = Loaded.SHORT.getOrDefault(language.getLang(), language.getLang());
            probabilities.merge(code, language.getConfidence(), Double::sum);
        }
        return probabilities;
    }

    private static LanguageDetectorModel load() {
        try (InputStream in = LanguageDetectorModel.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new HoldfastException(
                        ErrorCode.MODEL_MISSING,
                        "the language model " + RESOURCE
                                + " is not on the class path; add org.apache.opennlp:opennlp-models-langdetect");
            }
            return new LanguageDetectorModel(in);
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.MODEL_DAMAGED, "the language model " + RESOURCE + " cannot be read", e);
        }
    }

    private static Map<String, String> shortCodes() {
        Map<String, String> codes = new HashMap<>();
        for (String code : Locale.getISOLanguages()) {
            codes.put(
                    Locale.forLanguageTag(code).getISO3Language(),
                    Locale.forLanguageTag(code).toLanguageTag());
        }
        codes.put("cmn", "zh");
        codes.put("lvs", "lv");
        codes.put("ekk", "et");
        codes.put("pes", "fa");
        codes.put("plt", "mg");
        codes.put("nob", "nb");
        return Map.copyOf(codes);
    }
}
