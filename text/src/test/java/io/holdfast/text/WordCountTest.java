package io.holdfast.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordCountTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4 | The café's pump leaks.
            2 | 3.5 l
            1 | Ctrl+Shift+P
            3 | 보증 기간은 2년입니다.
            1 | 是
            1 | 两年
            """)
    void blanksSeparateWordsWhereTheyAreWritten(int words, String text) {
        assertThat(WordCount.of(text)).isEqualTo(words);
    }

    @Test
    void sentencesWithoutBlanksHaveManyWords() {
        assertThat(WordCount.of("保修期为两年，从购买之日起计算。电池不在保修范围内。")).isBetween(10, 18);
        assertThat(WordCount.of("保証期間は購入日から二年間です。")).isBetween(6, 12);
        assertThat(WordCount.of("การรับประกันมีอายุสองปีนับจากวันที่ซื้อ")).isBetween(7, 14);
        assertThat(WordCount.of("用 USB 充电 3 小时")).isBetween(5, 7);
    }
}
