package io.holdfast.lab.generate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.dimension.AnswerDifferences;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A contradiction must be one to the fact comparison too: else who copies it seems not to have read it. */
class ContradictionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The weir is opened in spring.|The weir is not opened in spring.",
                "The weir is not opened in spring.|The weir is opened in spring.",
                "SYNC copies only the pages that changed and leaves the others where they are."
                        + "|It is not true that SYNC copies only the pages that changed and leaves the others where they are.",
                "Divers know where the wrecks are; maps show them.|It is not true that divers know where the wrecks are; maps show them.",
                "Karcis berlaku selama dua hari dan dapat dipindahkan."
                        + "|Karcis tidak berlaku selama dua hari dan dapat dipindahkan."
            })
    void sentenceIsDeniedWhereItsVerbIs(String sentence, String expected) {
        String denied = Contradiction.of(sentence);

        assertThat(denied).isEqualTo(expected);
        AnswerDifferences facts = new AnswerDifferences(ConfigLoader.defaults());
        assertThat(facts.between(denied, sentence).isEmpty()
                        && facts.between(sentence, denied).isEmpty())
                .as("seen as the same: %s", denied)
                .isFalse();
    }
}
