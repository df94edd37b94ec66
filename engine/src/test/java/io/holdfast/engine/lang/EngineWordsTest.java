package io.holdfast.engine.lang;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.lang.WordList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EngineWordsTest {
    private static final List<String> SECTIONS =
            List.of("common.txt", "asking.txt", "questions.txt", "tables.txt", "answers.txt").stream()
                    .flatMap(file -> WordList.sections(EngineWords.class, file).keySet().stream())
                    .toList();

    /** Sections of one name in two files would be read as one. */
    @Test
    void aSectionIsInOneFile() {
        assertThat(SECTIONS).doesNotHaveDuplicates();
    }

    @Test
    void aWordMayHoldBlanksAndNameASection() {
        assertThat(EngineWords.pattern("%{says-when}").matcher("every day").matches())
                .isTrue();
        assertThat(EngineWords.pattern("%{says-when}").matcher("märz").matches())
                .isTrue();
    }
}
