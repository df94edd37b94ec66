package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Span;
import io.holdfast.text.fact.WrittenForm;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DoubtedWordsTest {
    private static final String BEFORE = "It is a lease. ";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Notice is three months to the end of a quarter. | quarter | quarter",
                "The deposit is €1,680. | 1680 EUR | €1,680",
                "The deposit is €1,680, paid at once. | EUR, paid at once | paid at once",
                "There are three saunas and a bath. | are 3 saunas and | are three saunas and",
                "The flat has a balcony. | The flat has a balcony | ''",
                "A dog, a cat and a dog. | dog ; and a dog | dog ; and a dog",
            })
    void namesWhatTheAnswerWrites(String text, String doubted, String words) {
        String question = "What does the lease say? ";
        String read = question + WrittenForm.of(text);
        Claim claim = new Claim(new Span(BEFORE.length(), BEFORE.length() + text.length()), text, text);
        int[] from = {question.length()};
        List<Span> spans = Arrays.stream(doubted.split(" ; "))
                .map(d -> {
                    int at = read.indexOf(d, from[0]);
                    from[0] = at + d.length();
                    return new Span(at, from[0]);
                })
                .toList();
        assertThat(DoubtedWords.of(claim, read, question.length(), spans).stream()
                        .map(s -> s.of(BEFORE + text)))
                .containsExactlyElementsOf(words.isEmpty() ? List.of() : List.of(words.split(" ; ")));
    }

    @ParameterizedTest
    @CsvSource({"The rent is due.,rent"})
    void theQuestionIsNoneOfThem(String text, String doubted) {
        String question = "How much is the rent? ";
        Claim claim = new Claim(new Span(0, text.length()), text, text);
        int at = question.indexOf(doubted);
        List<Span> spans = List.of(new Span(at, at + doubted.length()));
        assertThat(DoubtedWords.of(claim, question + text, question.length(), spans))
                .isEmpty();
    }
}
