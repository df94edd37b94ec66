package io.holdfast.core.find;

import static io.holdfast.core.find.Indexed.SETTINGS;
import static io.holdfast.core.find.Indexed.find;
import static io.holdfast.core.find.Indexed.index;
import static io.holdfast.core.find.Indexed.scope;
import static io.holdfast.core.find.Indexed.written;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.model.Document;
import io.holdfast.core.read.TextUnit.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Finds the units that could be evidence for a claim. */
class EvidenceIndexTest {
    private static final String PUMP = "The pump moves water. It must never run dry. The motor is made in Oslo.";
    private static final String BEES = "Bees live in hives. A hive holds forty thousand bees. Honey is made in summer.";

    @Test
    void theUnitThatSharesMostComesFirst() {
        EvidenceIndex.Found found = find(index(PUMP, BEES), "The motor comes from Oslo.");
        assertThat(written(found.bestFirst())).first().isEqualTo("The motor is made in Oslo.");
        assertThat(found.most()).isGreaterThan(0.5).isLessThanOrEqualTo(1);
    }

    @Test
    void aUnitThatHoldsAllWordsHasAShareOfOne() {
        assertThat(find(index(PUMP), "The pump moves water.").most()).isEqualTo(1);
    }

    @Test
    void unitsThatShareNothingAreNotFound() {
        assertThat(find(index(PUMP), "Cats sleep.").bestFirst()).isEmpty();
        assertThat(find(index(PUMP), "Cats sleep.").most()).isZero();
    }

    @Test
    void wordFormsAreOneWord() {
        assertThat(find(index("Sales rose in May."), "Sale rises").most()).isEqualTo(1);
    }

    @Test
    void valuesAreFoundInAnyFormThatTheModelReads() {
        EvidenceIndex index = index("The bag weighs 2,400 g. It was sold on May 3, 1990.");
        assertThat(index.units().map(IndexedUnit::written))
                .containsExactly("The bag weighs 2.4 kg.", "It was sold on 3 May 1990.");
    }

    @Test
    void aClaimThatJoinsTwoDocumentsIsLookedForInBoth() {
        EvidenceIndex index = index(
                "The plant in Ostrava employs 1,240 people.",
                "Production of brake discs in Ostrava will end in 2025 and move to Poland. Logistics stay.");
        String joined =
                "The plant, which employs 1,240 people, will end production of brake discs in 2025 and move to Poland.";
        String plain = "In 2025 the production of brake discs in Ostrava is to move to Poland.";
        assertThat(written(find(index, joined).at(scope(index, joined), SETTINGS)))
                .anyMatch(u -> u.contains("1240 people"));
        assertThat(written(find(index, plain).at(scope(index, plain), SETTINGS)))
                .noneMatch(u -> u.contains("1240 people"));
    }

    @Test
    void neitherOrderNorCopiesOfDocumentsChangeWhatIsFound() {
        List<String> texts =
                new ArrayList<>(List.of(PUMP, BEES, "Oslo is a city.", "{\"made\": \"Oslo\", \"motor\": 5}"));
        List<String> expected =
                written(find(index(texts), "The motor was made in Oslo").bestFirst());
        for (int turn = 0; turn < texts.size(); turn++) {
            Collections.rotate(texts, 1);
            List<String> doubled = new ArrayList<>(texts);
            doubled.addAll(texts);
            assertThat(written(
                            find(index(doubled), "The motor was made in Oslo").bestFirst()))
                    .isEqualTo(expected);
        }
    }

    @Test
    void aCopyOfADocumentIsReadOnceAndABlankOneNotAtAll() {
        EvidenceIndex index = index(PUMP, " \n", PUMP);
        assertThat(index.documents()).hasSize(1);
        assertThat(index.texts()).hasSize(1);
        assertThat(index.isEmpty()).isFalse();
        assertThat(index(" ").isEmpty()).isTrue();
        assertThat(index().isEmpty()).isTrue();
    }

    @Test
    void whatWasReadIsKeptAcrossCases() {
        Cache<String, IndexedDocument> cache = Indexed.cache();
        EvidenceIndex first = new EvidenceIndex(List.of(Document.of("a", PUMP)), cache, Set.of());
        EvidenceIndex second = new EvidenceIndex(List.of(Document.of("b", PUMP)), cache, Set.of());
        assertThat(second.texts().get(0)).isSameAs(first.texts().get(0));
        assertThat(second.documents().get(0).id()).isEqualTo("b");
    }

    @Test
    void aPassageIsWhereTheUnitOccurs() {
        EvidenceIndex.Candidate best =
                find(index(PUMP), "The motor is made in Oslo.").bestFirst().get(0);
        assertThat(best.passage().text()).isEqualTo("The motor is made in Oslo.");
        assertThat(best.read().span().of(PUMP)).isEqualTo("The motor is made in Oslo.");
    }

    @Test
    void noveltyIsTheShareOfWordsThatNoDocumentHolds() {
        EvidenceIndex index = index(PUMP, BEES);
        assertThat(index.novelty(Terms.of("The pump moves bees"), Set.of())).isZero();
        assertThat(index.novelty(Terms.of("pump rockets"), Set.of())).isEqualTo(0.5);
        assertThat(index.novelty(Terms.of("rockets"), Set.of())).isEqualTo(1);
        assertThat(index.novelty(Terms.of("the of"), Set.of())).isZero();
        assertThat(index.novelty(Terms.of("pump rockets"), Set.of("rocket"))).isZero();
        assertThat(index.unheld("rocket")).isTrue();
        assertThat(index.unheld("pump")).isFalse();
    }

    @Test
    void charactersAreFoundWhateverTheirCaseAndQuotes() {
        EvidenceIndex index = index("Press “Ctrl+Shift+P” – then wait.");
        assertThat(index.contains("ctrl+shift+p")).isTrue();
        assertThat(index.contains("\"Ctrl+Shift+P\" - then")).isTrue();
        assertThat(index.contains("Ctrl+Shift+Q")).isFalse();
    }

    @Test
    void theKindIsThatOfTheBestUnit() {
        EvidenceIndex index = index(PUMP, "{\"motor\": \"Oslo\", \"price\": 5}");
        assertThat(index.kind(find(index, "motor price").bestFirst())).isEqualTo(Kind.FIELD);
        assertThat(index.kind(find(index, "water moves").bestFirst())).isEqualTo(Kind.PROSE);
        assertThat(index.kind(List.of())).isEqualTo(Kind.PROSE);
    }

    @Test
    void recordsAndTextAreBothAmongTheCandidates() {
        EvidenceIndex index = index("The motor is made in Oslo.", "motor:\n  made: Oslo\n  price: 5\n  weight: 3");
        String claim = "The motor is made in Oslo.";
        assertThat(find(index, claim).at(scope(index, claim), SETTINGS))
                .extracting(c -> c.read().kind())
                .contains(Kind.PROSE, Kind.FIELD);
    }

    @Test
    void candidatesAreLimited() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            text.append("The pump number ").append(i).append(" moves water. ");
        }
        EvidenceIndex index = index(text.toString());
        assertThat(find(index, "The pump moves water.").at(scope(index, "x"), SETTINGS))
                .hasSizeLessThanOrEqualTo(SETTINGS.candidates());
    }

    @Test
    void aPartOfADocumentHasTheWordsOfItsHeadings() {
        IndexedDocument text = IndexedDocument.of(
                "Intro of mills.\n\n# Wind\nIt turns.\n\n## Sails\nThey are white.\n\n# Water\nIt falls.", Set.of());
        assertThat(text.parts())
                .extracting(HeadedPart::title)
                .containsExactly("", "Wind", "Wind", "Sails", "Sails", "Water", "Water");
        assertThat(text.parts().get(4).headings()).containsExactlyInAnyOrder("wind", "sail");
        assertThat(text.parts().get(4).words()).contains("mill", "white").doesNotContain("turn", "water");
        assertThat(text.parts().get(6).headings()).containsExactly("water");
    }
}
