package io.holdfast.core.claim;

import static io.holdfast.core.claim.Extracted.EXTRACTOR;
import static io.holdfast.core.claim.Extracted.known;
import static io.holdfast.core.claim.Extracted.statements;
import static io.holdfast.core.claim.Extracted.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.model.Claim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is said beside a sentence. */
class AsidesTest {
    @Test
    void whatDescribesAPictureIsSaidInPassingAlsoWithoutANewWord() {
        ClaimExtractor.Read read =
                EXTRACTOR.extract("The ferry leaves at noon. ![The ferry at noon](a.png)", known("ferry leaves noon"));

        assertThat(read.saying())
                .singleElement()
                .satisfies(part -> assertThat(part.form()).isEqualTo(Passed.Form.ASIDE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The ferry (and every tram) leaves at noon.",
                "The ferry leaves at noon {trams run daily}.",
                "The ferry leaves at noon [trams run daily].",
                "As you may note, trams were scrapped for this: the ferry leaves at noon.",
                "The ferry leaves at noon ([dogs travel free](x)).",
                "The ferry leaves at noon ([dogs may travel](x)).",
                "The ferry leaves at noon ([times](x \"Dogs travel free of charge\")).",
                "Note when it leaves:\n- the ferry (trams never stop) at noon",
            })
    void whatAnAsideAddsIsAClaimOfItsOwn(String answer) {
        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon may note"));

        assertThat(read.saying()).singleElement().satisfies(part -> {
            assertThat(part.form()).isEqualTo(Passed.Form.ASIDE);
            assertThat(answer).contains(part.claim().text());
        });
        assertThat(read.claims()).hasSize(2).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The ferry (a boat) leaves at noon.",
                "The ferry (see page 3) leaves at noon.",
                "The ferry leaves at noon ([the noon ferry](x)).",
                "The ferry leaves (at noon).",
                "The ferry leaves at noon [a boat].",
                "As for the noon, the ferry leaves then: at noon.",
            })
    void whatAnAsideOnlyExplainsIsReadWithItsSentence(String answer) {
        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon"));

        assertThat(read.claims()).hasSize(1);
        assertThat(read.saying()).isEmpty();
        assertThat(read.passed()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The crossing takes 40 minutes, see [timetable][1].\n\n[1]: https://example.org/t \"Dogs sail free\"",
                "The crossing takes 40 minutes [1].\n\n[1]: https://example.org/t 'Dogs sail free'",
                "See [it][t].\n\n[s]: https://example.org/s\n[t]: https://example.org/t (Dogs sail free)"
            })
    void theTitleOfADefinedLinkIsSaidInPassing(String answer) {
        assertThat(EXTRACTOR.extract(answer, text -> 3).claims())
                .extracting(Claim::text)
                .contains("Dogs sail free");
        assertThat(EXTRACTOR.extract(answer, text -> 0).claims())
                .extracting(Claim::text)
                .doesNotContain("Dogs sail free");
        String sentence = answer.replace("free", "free of charge");
        assertThat(EXTRACTOR.extract(sentence, text -> 0).claims())
                .extracting(Claim::text)
                .contains("Dogs sail free of charge");
    }

    @Test
    void aValueOfARecordThatNoDocumentHoldsIsAClaimOfItsOwn() {
        String answer = "{\"leaves\": \"noon\", \"boats\": [\"ferry\", \"tram\"], \"dogs\": \"free\", \"open\": true}";

        ClaimExtractor.Read read = EXTRACTOR.extract(answer, known("ferry leaves noon boats dogs open"));

        assertThat(read.saying()).extracting(part -> part.claim().text()).containsExactly("tram", "free");
        assertThat(read.saying()).extracting(Passed::form).containsOnly(Passed.Form.VALUE);
        assertThat(read.passed()).isEmpty();
        assertThat(read.claims()).hasSize(3);
    }

    @Test
    void whatFollowsAFullStopInBracesOrAsAPictureIsApart() {
        assertThat(texts("It leaves at noon. {It never stops}")).hasSize(2);
        assertThat(statements("It leaves at noon. ![The ferry is free for all](a.png)"))
                .containsExactly("It leaves at noon.", "The ferry is free for all");
    }
}
