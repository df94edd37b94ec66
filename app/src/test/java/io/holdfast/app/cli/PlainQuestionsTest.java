package io.holdfast.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.app.cli.PlainQuestions.Asked;
import io.holdfast.app.cli.PlainQuestions.Result;
import io.holdfast.engine.telemetry.Citation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The level the engine holds on the hundred plain questions; measured with encoder 0.17: 89 right or rightly declined, 4
 * wrong (0.16: 89 and 5). A third of a second each: every second or third of a set is always asked, all of them in the
 * group heavy.
 */
class PlainQuestionsTest {
    @TempDir
    private Path folder;

    @Test
    void plainQuestionsAreAnsweredOrRightlyDeclinedAndEveryCitationOpens() throws IOException {
        List<Asked> asked = answered(PlainQuestions.HUNDRED, 2, 42, 3);
        everyCitationOpens(asked);
        assertThat(right(asked, "list")).isGreaterThanOrEqualTo(4);
        assertThat(rightInTables(asked)).isGreaterThanOrEqualTo(10);
    }

    @Test
    @Tag("heavy")
    void allPlainQuestionsAreAnsweredOrRightlyDeclinedAndEveryCitationOpens() throws IOException {
        List<Asked> asked = answered(PlainQuestions.HUNDRED, 1, 88, 4);
        everyCitationOpens(asked);
        assertThat(right(asked, "list")).isGreaterThanOrEqualTo(8);
        assertThat(rightInTables(asked)).isGreaterThanOrEqualTo(20);
    }

    /** Asked by a newcomer of mails, minutes, tables and leaflets; mended while looking at them: 90 and 1 of all (encoder 0.17; 0.16: 91 and 2). */
    @Test
    void whatANewcomerAsksIsAnsweredOrRightlyDeclined() throws IOException {
        answered(PlainQuestions.NEWCOMER, 3, 31, 1);
    }

    @Test
    @Tag("heavy")
    void allThatANewcomerAsksIsAnsweredOrRightlyDeclined() throws IOException {
        answered(PlainQuestions.NEWCOMER, 1, 90, 2);
    }

    /** Asked in own words by somebody who had not seen the code; mended while looking at the odd half: 70 and 8 of all by their keys (encoder 0.20; 0.17: 68 and 7). */
    @Test
    void whatNeighboursAskInOwnWordsIsNotAnsweredWorseThanMeasured() throws IOException {
        answered(PlainQuestions.NEIGHBOURS, 3, 22, 3);
    }

    @Test
    @Tag("heavy")
    void allThatNeighboursAskInOwnWordsIsNotAnsweredWorseThanMeasured() throws IOException {
        answered(PlainQuestions.NEIGHBOURS, 1, 70, 8);
    }

    private List<Asked> answered(Path set, int step, int right, int wrong) throws IOException {
        List<Asked> asked = PlainQuestions.ask(set, "A", folder, step);
        Map<Result, Long> counts = PlainQuestions.count(asked);
        assertThat(counts.getOrDefault(Result.RIGHT, 0L) + counts.getOrDefault(Result.RIGHTLY_DECLINED, 0L))
                .as("%s", counts)
                .isGreaterThanOrEqualTo(right);
        assertThat(counts.get(Result.WRONG)).as("%s", counts).isLessThanOrEqualTo(wrong);
        return asked;
    }

    /** Eight hundred that nobody had mended anything for when they were first asked; a few weights were fitted on them since. */
    @Test
    @Tag("heavy")
    void whatEightFreshAuthorsAskIsNotAnsweredWorseThanMeasured() throws IOException {
        long right = 0;
        long wrong = 0;
        long lists = 0;
        long counted = 0;
        for (Path set : PlainQuestions.FRESH) {
            List<Asked> asked = PlainQuestions.ask(
                    set, "A", folder.resolve(set.getFileName().toString()));
            Map<Result, Long> counts = PlainQuestions.count(asked);
            lists += right(asked, "list");
            counted += right(asked, "count");
            right += counts.get(Result.RIGHT) + counts.get(Result.RIGHTLY_DECLINED);
            wrong += counts.get(Result.WRONG);
        }
        assertThat(right).isGreaterThanOrEqualTo(567);
        assertThat(wrong).isLessThanOrEqualTo(66);
        assertThat(lists).isGreaterThanOrEqualTo(53);
        assertThat(counted).isGreaterThanOrEqualTo(26);
    }

    private static long right(List<Asked> asked, String kind) {
        return asked.stream()
                .filter(a -> a.kind().equals(kind) && a.result() == Result.RIGHT)
                .count();
    }

    private static long rightInTables(List<Asked> asked) {
        return right(asked, "table") + right(asked, "yesno") + right(asked, "count") + right(asked, "superlative");
    }

    private static void everyCitationOpens(List<Asked> asked) throws IOException {
        for (Asked a : asked) {
            for (Citation citation : a.outcome().sources()) {
                opens(citation);
            }
        }
    }

    /** The file is there, its line holds the first word of the quote, and the file holds all of them. */
    private static void opens(Citation citation) throws IOException {
        List<String> lines =
                Files.readAllLines(PlainQuestions.HUNDRED.resolve("documents").resolve(citation.file()));
        List<String> words = PlainQuestions.words(citation.quote());
        assertThat(citation.line()).as("%s", citation).isBetween(1, lines.size());
        assertThat(PlainQuestions.words(lines.get(citation.line() - 1)))
                .as("%s", citation)
                .contains(words.get(0));
        assertThat(PlainQuestions.words(String.join(" ", lines)))
                .as("%s", citation)
                .containsAll(words);
    }
}
