package io.holdfast.core.decide;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Assessment;
import io.holdfast.core.port.GroundingModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The order in which a claim is decided: no document, a copy, an edited copy, the model, words alone. */
class TracerTest {
    private static final Config CONFIG = ConfigLoader.defaults();

    private static final String MILL =
            "The mill by the old weir grinds forty sacks of rye a day. Its wheel was renewed in 1962.";

    /** A model that says the same of everything and counts how often it is asked. */
    private static class Constant implements GroundingModel {
        private final double support;
        private final double contradiction;
        private final AtomicInteger asked = new AtomicInteger();

        Constant(double support, double contradiction) {
            this.support = support;
            this.contradiction = contradiction;
        }

        @Override
        public String id() {
            return "constant";
        }

        @Override
        public double support(String claim, String evidence) {
            return assess(claim, evidence).support();
        }

        @Override
        public Assessment assess(String claim, String evidence) {
            asked.incrementAndGet();
            return new Assessment(support, contradiction);
        }
    }

    private static TracedClaim trace(@Nullable GroundingModel model, String claim, String... texts) {
        return new Tracer(CONFIG, model).trace(AnswerClaims.whole("", claim), documents(texts));
    }

    private static List<Document> documents(String... texts) {
        return Arrays.stream(texts).map(t -> Document.of("d", t)).toList();
    }

    /** A record about something else holds no value of the claim: a model that reads it as a contradiction has nothing to go by. */
    @Test
    void textAboutSomethingElseContradictsNoValue() {
        GroundingModel against = new Constant(0.02, 0.98);
        String claim = "The night train to Varn leaves at 22:40 from platform 7.";
        assertThat(trace(against, claim, "{\"destination\": \"Varn\", \"berth_price_eur\": 58}")
                        .verdict())
                .isEqualTo(Verdict.NOT_FOUND);
        assertThat(trace(against, claim, "From platform 4 the night train leaves for Varn at 21:10.")
                        .verdict())
                .isEqualTo(Verdict.CONTRADICTED);
    }

    /** Where no text is near there is none that could say something else, whatever a model makes of the whole. */
    @Test
    void whereNoTextIsNearNothingIsContradicted() {
        TracedClaim traced =
                trace(new Constant(0.02, 0.98), "There are saunas and a steam bath.", "Towels cost five euros.");
        assertThat(traced.evidence()).isEmpty();
        assertThat(traced.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(traced.diagnosis()).doesNotContain("nearest");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The mill by the old weir grinds forty sacks of rye a day.|SUPPORTED|LEXICAL_ENTAILMENT",
                "The mill by the old weir grinds 40 sacks of rye a day.|SUPPORTED|LEXICAL_ENTAILMENT",
                "The mill by the old weir grinds fifty sacks of rye a day.|CONTRADICTED|NUMBER_MISMATCH",
                "Its wheel was not renewed in 1962.|CONTRADICTED|NEGATION_MISMATCH",
                "Its wheel was renewed in 1971.|CONTRADICTED|NUMBER_MISMATCH",
                "Rye is what the mill by the weir grinds in sacks each day.|UNSURE|CLOSE_EVIDENCE",
                "The moon is made of green cheese and silver.|NOT_FOUND|NO_EVIDENCE",
            })
    void withoutAModelProofsAndWordsDecide(String claim, Verdict verdict, Rule rule) {
        TracedClaim traced = trace(null, claim, MILL);
        assertThat(traced.verdict()).isEqualTo(verdict);
        assertThat(traced.rule()).isEqualTo(rule);
    }

    @Test
    void withoutADocumentNothingIsFound() {
        TracedClaim traced = new Tracer(CONFIG, new Constant(1, 0)).trace(AnswerClaims.whole("", MILL), List.of());
        assertThat(traced.verdict()).isEqualTo(Verdict.NOT_FOUND);
        assertThat(traced.rule()).isEqualTo(Rule.NO_CONTEXT);
        assertThat(traced.evidence()).isEmpty();
    }

    @Test
    void aProofIsNotPutToTheModel() {
        Constant model = new Constant(0.01, 0.99);
        assertThat(trace(model, "Its wheel was renewed in 1962.", MILL).supported())
                .isTrue();
        assertThat(trace(model, "Its wheel was renewed in 1971.", MILL).verdict())
                .isEqualTo(Verdict.CONTRADICTED);
        assertThat(model.asked).hasValue(0);
    }

    @ParameterizedTest
    @CsvSource({
        "0.99, 0.00, SUPPORTED, GROUNDING_MODEL",
        "0.01, 0.99, CONTRADICTED, GROUNDING_MODEL",
        "0.01, 0.01, NOT_FOUND, CLOSE_EVIDENCE",
    })
    void whatNoProofSettlesTheModelDecides(double support, double contradiction, Verdict verdict, Rule rule) {
        TracedClaim traced = trace(
                new Constant(support, contradiction),
                "Rye is what the mill by the weir grinds in sacks each day.",
                MILL);
        assertThat(traced.verdict()).isEqualTo(verdict);
        assertThat(traced.rule()).isEqualTo(rule);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The mill grinds rye|If the wind blows, the mill grinds rye.",
                "The mill grinds forty sacks|The mill grinds forty sacks, except on Sundays.",
                "the bridge is safe|The owner said the bridge is safe.",
                "the bridge is safe|Nobody believes the bridge is safe.",
                "the road is open|Until May the road is open.",
            })
    void aCopyInsideAFrameIsNoProof(String claim, String source) {
        Constant model = new Constant(0.5, 0);
        assertThat(trace(model, claim, source).score()).isLessThan(1);
        assertThat(model.asked).as("the model was asked").hasPositiveValue();
    }

    @Test
    void anEditedCopyIsOneAlsoWithItsAside() {
        TracedClaim traced = new Tracer(CONFIG, null)
                .trace(
                        List.of(AnswerClaims.whole(
                                "", "The north tank (steel, painted) holds 600 litres of rain water.")),
                        documents("The north tank (steel, painted) holds 900 litres of rain water."))
                .claims()
                .get(0);
        assertThat(traced.verdict()).isEqualTo(Verdict.CONTRADICTED);
    }

    @Test
    void aChangedValueProvesNothingWhereAnotherUnitStatesIt() {
        String two = "The east gate opens at 8 in the morning. The west gate opens at 9 in the morning.";
        Constant model = new Constant(0.5, 0);
        TracedClaim traced = trace(model, "The gate opens at 9 in the morning.", two);
        assertThat(traced.verdict()).isNotEqualTo(Verdict.CONTRADICTED);
    }

    @Test
    void evidenceNamesTheDocumentAndThePlace() {
        Evidence evidence = trace(null, "Its wheel was renewed in 1962.", "Nothing here.", MILL)
                .evidence()
                .get(0);
        assertThat(evidence.passage().text()).isEqualTo("Its wheel was renewed in 1962");
        assertThat(evidence.similarity()).isEqualTo(1);
    }

    @Test
    void notMoreEvidenceIsShownThanAskedFor() {
        String many = "The mill grinds rye daily for the town. ".repeat(3)
                + "The mill grinds oats. The mill grinds wheat. The mill grinds barley. The mill grinds corn.";
        assertThat(trace(null, "The mill grinds spelt and other grain for a baker.", many)
                        .evidence())
                .hasSizeBetween(1, CONFIG.trace().evidenceShown());
    }

    @Test
    void claimsOfOneAnswerKeepTheirOrder() {
        List<Claim> claims = new AnswerClaims()
                .of("", "Its wheel was renewed in 1962. The mill by the old weir grinds forty sacks of rye a day.");
        Trace trace = new Tracer(CONFIG, null).trace(claims, documents(MILL));
        assertThat(trace.claims()).extracting(TracedClaim::claim).isEqualTo(claims);
        assertThat(trace.claims()).allMatch(TracedClaim::supported);
    }

    @Test
    void newWordsAreCountedOnce() {
        Tracer tracer = new Tracer(CONFIG, null);
        assertThat(tracer.newWords("The mill grinds spelt, spelt and kamut.", documents(MILL)))
                .isEqualTo(2);
        assertThat(tracer.newWords("The mill grinds rye.", documents(MILL))).isZero();
    }

    @Test
    void theClosestUnitIsTheOneThatSharesMost() {
        Tracer tracer = new Tracer(CONFIG, null);
        assertThat(tracer.nearest("When was the wheel renewed?", documents(MILL))
                        .get(0))
                .extracting(evidence -> evidence.passage().text())
                .isEqualTo("Its wheel was renewed in 1962.");
        assertThat(tracer.nearest("quantum chromodynamics", documents(MILL))).isEmpty();
    }

    /** A date is shown in whatever form a document writes it. */
    @Test
    void aClaimThatSharesNothingButAValueHasEvidence() {
        TracedClaim traced =
                trace(new Constant(0.9, 0.1), "It arrives on 22 August 2025.", "{\"eta\": \"2025-08-22\", \"n\": 4}");
        assertThat(traced.evidence()).extracting(e -> e.passage().text()).containsExactly("\"eta\": \"2025-08-22\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The status is a VARCHAR(16) that is never null.",
                "All forms are in [the handbook](https://example.org/forms/7) of the mill.",
            })
    void aCopyIsOneAlsoWithWhatLooksLikeACitation(String sentence) {
        TracedClaim traced = new Tracer(CONFIG, null)
                .trace(new AnswerClaims().of("", sentence).get(0), documents(sentence + " The mill is old."));
        assertThat(traced.verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(traced.score()).isEqualTo(1);
    }

    @Test
    void theFeaturesSayWhichProofHolds() {
        Tracer tracer = new Tracer(CONFIG, null);
        List<Map<String, Double>> features = tracer.features(
                List.of(
                        AnswerClaims.whole("", "Its wheel was renewed in 1962."),
                        AnswerClaims.whole("", "Its wheel was renewed in 1971."),
                        AnswerClaims.whole("", "A baker lives in Rome near Quasimodo.")),
                documents(MILL));
        assertThat(features.get(0)).containsEntry("copy", 1.0).containsEntry("novelty", 0.0);
        assertThat(features.get(1)).containsEntry("copy", 0.0).containsEntry("refuted", 1.0);
        assertThat(features.get(2)).containsEntry("copy", 0.0).containsEntry("refuted", 0.0);
        assertThat(features.get(2).get("novelty")).isGreaterThan(features.get(0).get("novelty"));
        assertThat(features.get(2)).containsEntry("new_names", 1.0);
    }

    @Test
    void aShortAnswerIsToldToStateWhatNobodyDoes() {
        List<Map<String, Double>> features = new Tracer(CONFIG, null)
                .features(
                        List.of(
                                AnswerClaims.whole("When was its wheel renewed?", "In 1962."),
                                AnswerClaims.whole("When was its wheel renewed?", "In 1971."),
                                AnswerClaims.whole("", "Somebody renewed its wheel with new oak boards in 1971.")),
                        documents(MILL));
        assertThat(features).extracting(f -> f.get("unstated")).containsExactly(0.0, 1.0, 0.0);
    }

    @Test
    void aRecordOfValuesThatNobodyStatesIsToldByTheirNumber() {
        String invented = "kettle: litres: 2.4; watts: 1811; minutes to boil: 3.9; grams: 977; price: 31.45 EUR";
        List<Map<String, Double>> features = new Tracer(CONFIG, null)
                .features(
                        List.of(AnswerClaims.whole("", invented)),
                        documents(
                                "kettle: litres: 1.7; watts: 2200; minutes to boil: 4.5; grams: 1130; price: 39 EUR"));
        assertThat(features.get(0)).containsEntry("unstated", 3.0);
    }

    @Test
    void theModelReadsValuesInOneForm() {
        List<Tracer.ModelInput> inputs = new Tracer(CONFIG, null)
                .modelInputs(
                        List.of(AnswerClaims.whole("", "The distance from the pier to the mill is 2000 m by road.")),
                        documents("The distance from the pier to the mill is 2 km by road."),
                        500);
        assertThat(inputs.get(0).claim()).contains("2 km");
        assertThat(inputs.get(0).windows()).singleElement().asString().contains("2 km");
    }

    @Test
    void theModelReadsTheFirstClaimBehindItsQuestion() {
        assertThat(inputs("Which sash rattles?", "The lower one. The frame was mended twice in spring."))
                .extracting(Tracer.ModelInput::claim)
                .containsExactly("Which sash rattles? The lower one.", "The frame was mended 2 times in spring.");
        String task = "Summarise the report. " + "Keep to what it says. ".repeat(20);
        assertThat(inputs(task, "The lower sash of the window rattles at night."))
                .extracting(Tracer.ModelInput::claim)
                .containsExactly("The lower sash of the window rattles at night.");
    }

    @Test
    void theQuestionDecidesWhichPartOfALongDocumentIsRead() {
        String filler = "Nothing else of note was seen in the other rooms of the house that day. ".repeat(12);
        String document = filler + "The sash that rattles is the lower one in the study.\n\n" + filler;
        List<Tracer.ModelInput> inputs = new Tracer(CONFIG, null)
                .modelInputs(
                        new AnswerClaims().of("Which sash in the study rattles?", "The lower one. So it seems to be."),
                        documents(document),
                        300);
        assertThat(inputs.get(0).windows()).singleElement().asString().contains("sash that rattles");
    }

    @Test
    void theModelReadsHowAValueFollows() {
        List<Tracer.ModelInput> inputs = inputs("", "The tram came 25 minutes late.");
        assertThat(inputs.get(0).windows()).singleElement().asString().startsWith("25 min = 08:35 - 08:10 | ");
    }

    @Test
    void manyClaimsAreReadWithLessEach() {
        String text = IntStream.range(0, 400)
                .mapToObj(i -> "Shed " + i + " keeps old rope and paint. ")
                .collect(Collectors.joining());
        List<Integer> read = new ArrayList<>();
        GroundingModel reading = new Constant(0.5, 0.1) {
            @Override
            public Assessment assess(String claim, String evidence) {
                read.add(evidence.length());
                return super.assess(claim, evidence);
            }
        };
        for (int claims : new int[] {50, 400}) {
            read.clear();
            List<Claim> said = IntStream.range(0, claims)
                    .mapToObj(i -> AnswerClaims.whole("", "Rope is in shed " + i + " with paint."))
                    .toList();
            new Tracer(CONFIG, reading).trace(said, documents(text));
            int most = CONFIG.grounding().windowChars() / (claims > 300 ? 5 : 1);
            assertThat(read).isNotEmpty().allMatch(n -> n <= most && n > most / 3);
        }
    }

    private static List<Tracer.ModelInput> inputs(String question, String answer) {
        return new Tracer(CONFIG, null)
                .modelInputs(
                        new AnswerClaims().of(question, answer),
                        documents("The lower sash rattles. The tram was due at 08:10 and came at 08:35."),
                        500);
    }
}
