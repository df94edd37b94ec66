package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where a copy with one thing changed is proof, by the sentences around the one it copies. No model takes part. */
class EditedCopiesTest {
    private static Rule rule(String claim, String text) {
        TracedClaim traced = new Tracer(ConfigLoader.defaults(), null)
                .trace(AnswerClaims.whole("", claim), List.of(Document.of("d", text)));
        return traced.rule();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The pump 12 draws 57 watts at night. | The pump 12 has a motor. It draws 50 watts at night.",
                "Line 4 ends at 22:30 on Sundays. | Line 4 runs to the harbour. It ends at 23:30 on Sundays.",
                "Line 4 ends at 22:30 on Sundays. | Line 4 runs to the port. It is old. It ends at 23:30 on Sundays.",
                "The old pump draws 57 watts at night. | The old pump has a motor. It draws 50 watts at night.",
            })
    void aPronounIsReadAsTheSubjectOfTheSentenceBeforeIt(String claim, String text) {
        assertThat(rule(claim, text)).isEqualTo(Rule.NUMBER_MISMATCH);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The pump 12 draws 57 watts at night. | The pump 13 has a motor. It draws 50 watts at night.",
                "The pump 12 draws 57 watts at night. | The pump 12 is new. The pump 13 is old. It draws 50 watts at night.",
                "In 2019 it drew 57 watts at night. | The pump has a motor. It drew 50 watts at night.",
                "The herd needs 57 litres a day. | The cows are in the barn. They need 50 litres a day.",
            })
    void ofSomethingElseItProvesNothing(String claim, String text) {
        assertThat(rule(claim, text)).isNotEqualTo(Rule.NUMBER_MISMATCH);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The town hall was built in the 18th century. | The town hall was built in 1887. | true",
                "The town hall was built in the 1890s. | The town hall was built in 1887. | true",
                "Das Rathaus wurde im 18. Jahrhundert gebaut. | Das Rathaus wurde 1887 gebaut. | true",
                "The town hall was built in the 19th century. | The town hall was built in 1887. | false",
                "The town hall was built in the 1880s. | The town hall was built in 1887. | false",
                "The town hall was built in 1887. | The town hall was built in the 19th century. | false",
                "One in five households has a dog. | One in four households has a dog. | true",
                "One in four households has a dog. | 25 % households has a dog. | false",
                "The server has 65,536 MB of RAM. | The server has 64 GB of RAM. | false",
                "The server has 64,000 MB of RAM. | The server has 64 GB of RAM. | false",
                "The server has 32,768 MB of RAM. | The server has 64 GB of RAM. | true",
                "The shop closes at eight in the evening. | The shop closes at 20:00. | false",
                "The shop closes at nine in the evening. | The shop closes at 20:00. | true",
            })
    void valuesAreComparedHoweverTheyAreWritten(String claim, String text, boolean proof) {
        assertThat(rule(claim, text) == Rule.NUMBER_MISMATCH).isEqualTo(proof);
    }
}
