package io.holdfast.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Answer;
import io.holdfast.core.port.ChatModel;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.Chunker;
import io.holdfast.engine.corpus.CorpusDocument;
import io.holdfast.engine.pack.Packer;
import io.holdfast.engine.telemetry.Declined;
import io.holdfast.engine.telemetry.QuestionOutcome;
import io.holdfast.engine.telemetry.RoundRecord;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RagEngineTest {
    private static final List<CorpusDocument> HARBOUR = List.of(
            document(
                    "mole",
                    "The mole of Fannet",
                    "The mole of Fannet was finished in 1903. It was planned by Greta Lohse."),
            document("light", "The light of Fannet", "The light of Fannet was lit in 1911. Its keeper was Piet Maas."),
            document("crane", "The crane of Fannet", "The crane of Fannet lifts 40 tonnes. It was built in 1955."),
            document("crane2", "Fannet's crane today", "The crane of Fannet lifts 60 tonnes. It was built in 1955."),
            document("fish", "Fish of Fannet", "The boats of Fannet land three fish: cod, ling and hake."));

    @TempDir
    Path folder;

    private static CorpusDocument document(String id, String title, String text) {
        return CorpusDocument.of(id, title, "https://" + id + ".example/", text);
    }

    private QuestionOutcome ask(String configuration, String question) {
        try (TestEngine engine = new TestEngine(folder, HARBOUR, null)) {
            return engine.engine(TestEngine.settings(configuration, Map.of())).ask(question);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "?", "…!?"})
    void aTextWithoutALetterOrADigitAsksNothing(String text) {
        assertThatThrownBy(() -> ask("A", text)).hasMessageContaining("there is no question");
    }

    @Test
    void aRowIsShownInWordsAndQuotedAsItIs() {
        CorpusDocument crew = document("crew", "Crew", """
                | Name | Role | Phone |
                |---|---|---|
                | Petr Hak | mechanic | 555-0111 |
                | Lena Ost | cook | 555-0113 |
                """);
        Chunk chunk =
                new Chunker(TestEngine.CONFIG.engine().chunking()).chunks(crew).get(0);
        String row = "| Petr Hak | mechanic | 555-0111 |";
        Draft draft = Draft.written(List.of(new Draft.Sentence(row, List.of(chunk.id()))), 0, 0, 0);
        Draft.Sentence shown = RowsInWords.of(draft, new Packer().pack(List.of(chunk), 500))
                .sentences()
                .get(0);
        assertThat(shown.text()).isEqualTo("Name: Petr Hak, Role: mechanic, Phone: 555-0111.");
        assertThat(shown.quoted()).isEqualTo(row);
    }

    @Test
    void aTimeIsLookedForAsOne() {
        assertThat(ask("A", "Which crane leaves Fannet at 13:40?").question().anchors())
                .anyMatch(a -> a.text().equals("13:40"))
                .noneMatch(a -> a.text().equals("13") || a.text().equals("40"));
    }

    @Test
    void anAnswerIsASentenceOfTheDocumentsWithItsCitation() {
        QuestionOutcome outcome = ask("A", "Who planned the mole of Fannet?");
        assertThat(outcome.shown()).isEqualTo("It was planned by Greta Lohse. [CIT:mole-0]");
        assertThat(outcome.abstained()).isFalse();
    }

    @Test
    void aQuestionWhoseEssentialAnchorIsNowhereIsDeclinedAndSaysWhatIsMissing() {
        QuestionOutcome outcome = ask("A", "Who planned the mole of Fannet in Ostmark?");
        assertThat(outcome.abstained()).isTrue();
        assertThat(outcome.reason()).isEqualTo("abstain_missing_anchor");
        assertThat(outcome.shown()).contains("Ostmark").doesNotContain("[CIT:");
        assertThat(outcome.citations()).isEmpty();
        assertThat(outcome.rounds()).extracting(RoundRecord::kind).containsExactly("first", "one_shot");
    }

    @Test
    void documentsThatDisagreeAreNotAnswered() {
        QuestionOutcome outcome = ask("A", "How many tonnes does the crane of Fannet lift?");
        assertThat(outcome.reason()).isEqualTo("abstain_conflict");
        assertThat(outcome.shown()).contains("disagree");
    }

    @Test
    void aDocumentAboutSomethingElseDoesNotDisagree() {
        QuestionOutcome outcome = ask("A", "When was the light of Fannet lit?");
        assertThat(outcome.shown()).isEqualTo("The light of Fannet was lit in 1911. [CIT:light-0]");
        assertThat(outcome.rounds().get(0).signals().conflict()).isEmpty();
    }

    @Test
    void whatIsSaidOfAnotherNumberDoesNotDisagree() {
        List<CorpusDocument> stations = IntStream.of(4991, 1755, 499)
                .mapToObj(i ->
                        document("s" + i, "Lamps", "The lamp of station " + i + " has the number " + (7000 + i) + "."))
                .toList();
        try (TestEngine engine = new TestEngine(folder, stations, null)) {
            QuestionOutcome outcome = engine.engine(TestEngine.settings("A", Map.of()))
                    .ask("What is the number of the lamp of station 4991?");

            assertThat(outcome.rounds().get(0).signals().conflict()).isEmpty();
            assertThat(outcome.shown()).contains("11991");
        }
    }

    @Test
    void aThingOfAnotherNumberIsNoAnswer() {
        List<CorpusDocument> station =
                List.of(document("s198", "Lamps", "The lamp of station 198 has the number 7198."));
        try (TestEngine engine = new TestEngine(folder, station, null)) {
            QuestionOutcome outcome = engine.engine(TestEngine.settings("A", Map.of()))
                    .ask("What is the number of the lamp of station 10?");

            assertThat(outcome.abstained()).isTrue();
            assertThat(outcome.rounds().get(0).signals().invalid()).contains("about station 198");
        }
    }

    @Test
    void theBaselineShowsWhatTheGateHoldsBack() {
        QuestionOutcome outcome = ask("baseline", "Who planned the mole of Fannet in Ostmark?");
        assertThat(outcome.abstained()).isFalse();
        assertThat(outcome.rounds()).hasSize(1);
    }

    @Test
    void aShortListSaysHowShortItIs() {
        QuestionOutcome outcome;
        try (TestEngine engine = new TestEngine(folder, HARBOUR, null)) {
            EngineSettings lenient = TestEngine.settings(
                    "A",
                    Map.of(
                            "gate.support",
                            "0.05",
                            "gate.gray_support",
                            "0.01",
                            "gate.judge",
                            "off",
                            "confidence.abstain_below",
                            "0"));
            outcome = engine.engine(lenient).ask("Name five fish that the boats of Fannet land.");
        }
        assertThat(outcome.shown()).endsWith("(3 of 5 found)");
        assertThat(outcome.rounds().get(0).signals().invalid()).containsExactly("3 of 5 found");
    }

    @Test
    void theSameQuestionGivesTheSameOutcomeOnAnyNumberOfThreads() {
        for (String configuration : List.of("baseline", "A", "B", "C")) {
            List<QuestionOutcome> outcomes = new ArrayList<>();
            try (TestEngine engine = new TestEngine(folder.resolve(configuration), HARBOUR, null)) {
                for (String threads : List.of("1", "5")) {
                    EngineSettings settings = TestEngine.settings(configuration, Map.of("retrieval.threads", threads));
                    outcomes.add(engine.engine(settings).ask("When was the light of Fannet lit?"));
                }
            }
            assertThat(outcomes.get(0)).isEqualTo(outcomes.get(1));
        }
    }

    /** A model that writes more than it was asked for, cites what it was not given, and says what nobody wrote. */
    private static final class Rambling implements ChatModel {
        private final SplittableRandom random;

        private Rambling(long seed) {
            this.random = new SplittableRandom(seed);
        }

        @Override
        public String id() {
            return "scripted:rambling";
        }

        @Override
        public Reply chat(Request request) {
            StringBuilder s = new StringBuilder();
            int sentences = random.nextInt(60);
            for (int i = 0; i < sentences; i++) {
                s.append(
                        random.nextBoolean()
                                ? "The mole was planned by Greta Lohse. [CIT:mole-0] "
                                : "Bears ate it [CIT:bear-9]. ");
            }
            return new Reply(s.toString(), new Answer.Usage(0, 0), Duration.ZERO, false);
        }
    }

    @Test
    void theTokenBudgetIsNeverExceeded() {
        budgetHolds(160);
    }

    @Test
    @Tag("heavy")
    void theTokenBudgetIsNeverExceededInTenThousandRandomRuns() {
        budgetHolds(10_000);
    }

    private void budgetHolds(int wanted) {
        SplittableRandom random = new SplittableRandom(11);
        List<String> questions = List.of(
                "Who planned the mole of Fannet?",
                "Who planned the mole of Fannet in Ostmark?",
                "Name five fish of Fannet.",
                "Who was the keeper of the light that was lit in 1911?",
                "How many tonnes does the crane lift?",
                "Siapa penjaga mercusuar?",
                "Who?",
                "Why?");
        int runs = 0;
        try (TestEngine extractive = new TestEngine(folder.resolve("e"), HARBOUR, null);
                TestEngine written = new TestEngine(folder.resolve("w"), HARBOUR, new Rambling(3))) {
            while (runs < wanted) {
                int budget = 1 + random.nextInt(900);
                EngineSettings settings = TestEngine.settings(
                        List.of("A", "B", "C").get(random.nextInt(3)),
                        Map.of(
                                "gate.token_budget", Integer.toString(budget),
                                "gate.one_shot_tokens", Integer.toString(1 + random.nextInt(300)),
                                "gate.next_step_tokens", Integer.toString(1 + random.nextInt(300)),
                                "answering.context_tokens", Integer.toString(1 + random.nextInt(600)),
                                "answering.output_tokens", Integer.toString(1 + random.nextInt(200)),
                                "gate.rounds", Integer.toString(1 + random.nextInt(3))));
                RagEngine engine = (random.nextBoolean() ? extractive : written).engine(settings);
                for (String question : questions) {
                    QuestionOutcome outcome = engine.ask(question);
                    assertThat(outcome.tokens()).isLessThanOrEqualTo(budget);
                    int stages = outcome.tokensByStage().values().stream()
                            .mapToInt(Integer::intValue)
                            .sum();
                    assertThat(stages).isEqualTo(outcome.tokens());
                    assertThat(outcome.rounds().stream()
                                    .mapToInt(r -> r.activations().getOrDefault("judge", 0))
                                    .sum())
                            .isLessThanOrEqualTo(1);
                    runs++;
                }
            }
        }
    }

    @Test
    void unknownCitationsAreRemovedAndUnsupportedSentencesDropped() {
        ChatModel model = new ChatModel() {
            @Override
            public String id() {
                return "scripted:mixed";
            }

            @Override
            public Reply chat(Request request) {
                String text =
                        "The mole of Fannet was finished in 1903. [CIT:mole-0] It is haunted by bears [CIT:bear-9].";
                return new Reply(text, new Answer.Usage(0, 0), Duration.ZERO, false);
            }
        };
        try (TestEngine engine = new TestEngine(folder, HARBOUR, model)) {
            QuestionOutcome outcome =
                    engine.engine(TestEngine.settings("A", Map.of())).ask("When was the mole of Fannet finished?");
            assertThat(outcome.shown()).isEqualTo("The mole of Fannet was finished in 1903. [CIT:mole-0]");
            assertThat(outcome.draft().unknownCitations()).isEqualTo(1);
            assertThat(outcome.rounds()).extracting(RoundRecord::kind).contains("reflect");
        }
    }

    @Test
    void aThingOnlyDescribedIsLookedUpFirstAndBothStepsAreCited() {
        List<CorpusDocument> documents = List.of(
                document("weaver", "Founding of Orrby", "Orrby was founded in 1702 by the weaver Asta Brun."),
                document("mill", "Mill of Orrby", "The mill of Orrby was designed by Omar Feld."),
                document("other", "Mill of Lund", "The mill of Lund was designed by Ida Rask."));
        String question = "Who designed the mill of the town that Asta Brun founded?";
        try (TestEngine engine = new TestEngine(folder, documents, null)) {
            QuestionOutcome outcome =
                    engine.engine(TestEngine.settings("A", Map.of())).ask(question);
            assertThat(outcome.shown())
                    .isEqualTo("The mill of Orrby was designed by Omar Feld. [CIT:mill-0]"
                            + " Orrby was founded in 1702 by the weaver Asta Brun. [CIT:weaver-0]");
            assertThat(outcome.rounds()).extracting(RoundRecord::kind).containsExactly("first", "bridge");
            assertThat(outcome.tokensByStage()).containsKey("bridge");
            QuestionOutcome direct = engine.engine(TestEngine.settings("A", Map.of("retrieval.bridges", "false")))
                    .ask(question);
            assertThat(direct.shown()).isNotEqualTo(outcome.shown());
        }
    }

    @Test
    void withoutUnsupportedSentencesBeingDroppedTheyAreShown() {
        ChatModel model = new ChatModel() {
            @Override
            public String id() {
                return "scripted:two";
            }

            @Override
            public Reply chat(Request request) {
                String text =
                        "The mole of Fannet was finished in 1903. [CIT:mole-0] The mole of Fannet was finished. [CIT:mole-0]"
                                + " It is haunted by bears [CIT:mole-0].";
                return new Reply(text, new Answer.Usage(0, 0), Duration.ZERO, false);
            }
        };
        try (TestEngine engine = new TestEngine(folder, HARBOUR, model)) {
            String question = "When was the mole of Fannet finished?";
            assertThat(engine.engine(TestEngine.settings("A", Map.of()))
                            .ask(question)
                            .shown())
                    .doesNotContain("bears");
            assertThat(engine.engine(TestEngine.settings("A", Map.of("gate.reflect", "false")))
                            .ask(question)
                            .shown())
                    .contains("bears");
        }
    }

    @Test
    void aSecondRoundReadsWhatDidNotFitIntoTheFirstAndSearchesWithWhatThatSaid() {
        List<CorpusDocument> documents = List.of(
                document("a", "Varg", "The clock of the tower of Varg rings at noon. Tea was made for the guests."),
                document("b", "Varg", "Ada Nor made a clock for Varg. It hangs in the tower beside the old bell."));
        String question = "Who made the clock of the tower of Varg?";
        Map<String, String> strict = new TreeMap<>(Map.of(
                "answering.context_tokens", "40",
                "gate.one_shot", "false",
                "gate.judge", "off",
                "gate.support", "1",
                "gate.gray_support", "0.99"));
        try (TestEngine engine = new TestEngine(folder, documents, null)) {
            List<RoundRecord> two = engine.engine(TestEngine.settings("B", strict))
                    .ask(question)
                    .rounds();
            assertThat(two).extracting(RoundRecord::kind).containsExactly("first", "round");
            assertThat(two.get(0).passages()).hasSize(1);
            assertThat(two.get(1).passages())
                    .hasSize(1)
                    .doesNotContainAnyElementsOf(two.get(0).passages());
            assertThat(two.get(1).hyde()).isEqualTo("feedback");
            assertThat(two.get(1).query()).hasSizeGreaterThan(question.length());
            strict.put("gate.rounds", "1");
            assertThat(engine.engine(TestEngine.settings("B", strict))
                            .ask(question)
                            .rounds())
                    .hasSize(1);
        }
    }

    @Test
    void aQuestionInALanguageNobodyMeasuredIsSaidAndNotGuessed() {
        try (TestEngine engine = new TestEngine(folder, HARBOUR, null)) {
            String question = "Quando è stato terminato il molo di Fannet dagli operai della città vecchia?";
            QuestionOutcome outcome =
                    engine.engine(TestEngine.settings("A", Map.of())).ask(question);
            assertThat(outcome.reason()).isEqualTo("abstain_language");
            assertThat(outcome.shown()).contains("The question is in Italian");
            assertThat(outcome.tokens()).isZero();
            assertThat(engine.engine(TestEngine.settings("baseline", Map.of()))
                            .ask(question)
                            .reason())
                    .isNotEqualTo("abstain_language");
        }
    }

    @Test
    void decliningSaysWhatWasLookedForWhatIsMissingAndWhatComesNearest() {
        try (TestEngine engine = new TestEngine(folder, HARBOUR, null)) {
            QuestionOutcome outcome =
                    engine.engine(TestEngine.settings("A", Map.of())).ask("When was the mole of Ostmark finished?");
            Declined declined = Objects.requireNonNull(outcome.declined());
            assertThat(declined.lookedFor()).contains("Ostmark", "mole", "finished");
            assertThat(declined.missing()).containsExactly("Ostmark");
            assertThat(Objects.requireNonNull(declined.nearest()).quote()).contains("1903");
            QuestionOutcome german =
                    engine.engine(TestEngine.settings("A", Map.of())).ask("Wer hat die Mole von Ostmark gebaut?");
            assertThat(german.shown()).startsWith("Das weiß ich nicht.").contains("Ostmark");
            assertThat(engine.engine(TestEngine.settings("A", Map.of()))
                            .ask("When was the mole of Fannet finished?")
                            .declined())
                    .isNull();
        }
    }
}
