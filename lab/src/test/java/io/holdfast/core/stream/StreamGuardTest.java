package io.holdfast.core.stream;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StreamGuardTest {
    private static final String TRUE = "The lift of the Marlen tower is closed on Mondays.";
    private static final String FALSE = "The view from the top costs nine hundred dollars.";
    private static final String LAST = "Groups of ten get a guide for free.";
    private static final Case TOWER = Case.of("tower", "What about the tower?", TRUE + " " + LAST);

    private final List<String> sent = new ArrayList<>();
    private final List<CheckedSentence> told = new ArrayList<>();

    private StreamGuard guard(StreamPolicy policy) {
        return new StreamGuard(
                new Faithfulness(ConfigLoader.defaults(), null, null), TOWER, policy, sent::add, told::add);
    }

    private String stream(StreamPolicy policy, String answer, int seed) {
        sent.clear();
        told.clear();
        StreamGuard guard = guard(policy);
        Random random = new Random(seed);
        for (int at = 0; at < answer.length(); ) {
            int next = Math.min(answer.length(), at + 1 + random.nextInt(9));
            guard.accept(answer.substring(at, next));
            at = next;
        }
        guard.complete();
        return String.join("", sent);
    }

    @Test
    void aSupportedAnswerComesOutAsItWentInHoweverItIsCut() {
        String answer = TRUE + "\n\n" + LAST + "  \n";
        for (int seed = 0; seed < 20; seed++) {
            assertThat(stream(StreamPolicy.holdBack(), answer, seed)).isEqualTo(answer);
        }
        assertThat(told).hasSize(2).allMatch(CheckedSentence::passed);
        assertThat(told).allSatisfy(s -> assertThat(s.span().of(answer)).isEqualTo(s.text()));
    }

    @Test
    void aHeldBackSentenceNeverReachesTheClient() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(stream(StreamPolicy.holdBack(), TRUE + " " + FALSE + " " + LAST, seed))
                    .isEqualTo(TRUE + " " + LAST);
            assertThat(sent).noneMatch(piece -> piece.contains("view") || piece.contains("hundred"));
        }
        assertThat(told.get(1).passed()).isFalse();
        assertThat(told.get(1).claims().get(0).verdict()).isIn(Verdict.NOT_FOUND, Verdict.CONTRADICTED);
        assertThat(told.get(1).claims().get(0).claim().span().start()).isZero();
    }

    @Test
    void thePolicySaysWhatStandsInItsPlace() {
        String answer = TRUE + " " + FALSE + " " + LAST;

        assertThat(stream(StreamPolicy.annotate(), answer, 1))
                .isEqualTo(TRUE + " " + FALSE + " [not in the documents] " + LAST);
        assertThat(stream(StreamPolicy.replace("(removed)"), answer, 1)).isEqualTo(TRUE + " (removed) " + LAST);
        assertThat(stream(StreamPolicy.stop("(stopped)"), answer, 1)).isEqualTo(TRUE + " (stopped)");
        assertThat(stream(StreamPolicy.stop(""), FALSE, 1)).isEmpty();
    }

    @Test
    void referencesAtTheEndAreSentAndStateNothing() {
        String answer = TRUE.replace(".", " [1].") + "\n\n[1] tower.pdf\n";
        for (int seed = 0; seed < 5; seed++) {
            assertThat(stream(StreamPolicy.holdBack(), answer, seed)).isEqualTo(answer);
        }
        assertThat(told.get(1).claims()).isEmpty();
        assertThat(stream(StreamPolicy.holdBack(), TRUE + "\n\n[1] tower.pdf", 1))
                .doesNotContain("tower.pdf");
    }

    @Test
    void afterAStopNothingIsReadOn() {
        StreamGuard guard = guard(StreamPolicy.stop(""));
        guard.accept(FALSE + " " + LAST + " And");
        assertThat(guard.stopped()).isTrue();
        guard.accept(TRUE);
        guard.complete();

        assertThat(sent).isEmpty();
        assertThat(told).hasSize(1);
    }

    @Test
    void aSentenceIsSentAsSoonAsTheNextBegins() {
        StreamGuard guard = guard(StreamPolicy.holdBack());
        guard.accept(TRUE);
        assertThat(sent).isEmpty();
        guard.accept(" Gro");
        assertThat(sent).containsExactly(TRUE);
    }

    @Test
    void aPronounIsReadWithTheSentenceBefore() {
        stream(
                StreamPolicy.holdBack(),
                "The lift of the Marlen tower is closed on Mondays. It is closed on Mondays.",
                3);

        assertThat(told.get(1).claims().get(0).claim().statement()).contains("lift");
        assertThat(told.get(1).claims().get(0).claim().text()).isEqualTo("It is closed on Mondays.");
    }

    @Test
    void textWithoutAnEndIsNotKeptForEver() {
        StreamGuard guard = guard(StreamPolicy.annotate());
        for (int i = 0; i < 2000; i++) {
            guard.accept("word ");
        }
        assertThat(String.join("", sent).length()).isGreaterThan(5000);
    }
}
