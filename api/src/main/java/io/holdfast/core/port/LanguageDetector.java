package io.holdfast.core.port;

import java.util.Map;

/** Tells the language of a stretch of prose. Safe for many threads. */
public interface LanguageDetector {
    /**
     * Probabilities of languages, by ISO 639-1 code (639-3 where there is no shorter one); empty when nothing can be
     * said. Of a few words (less than a hundred characters), languages that it often names wrongly are made less likely.
     *
     * @param prose words of a text without code and names
     */
    Map<String, Double> detect(String prose);
}
