package io.holdfast.core.find;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

/** The words of a text and how much they say. */
class TermsTest {
    @Test
    void stopWordsAreLeftOutAndFormsAreOneWord() {
        assertThat(Terms.of("The pumps of the pump were pumping").words().keySet())
                .containsExactly("pump");
    }

    @Test
    void irregularFormsHaveTheirBase() {
        assertThat(Terms.of("rose risen rises").words().keySet()).containsExactly("rise");
    }

    @Test
    void namesAndCodeWeighMoreAndLightWordsLess() {
        Terms terms = Terms.of("We saw that Oslo uses `x_1` valves");
        assertThat(terms.words().get("oslo").weight()).isEqualTo(1.5);
        assertThat(terms.words().get("oslo").name()).isTrue();
        assertThat(terms.words().get("valv").weight()).isEqualTo(1);
        assertThat(terms.words().get("us").weight()).isEqualTo(0.2);
    }

    @Test
    void aCapitalAtTheStartOfASentenceIsNoName() {
        assertThat(Terms.of("Valves open. Pumps run.").words().values()).noneMatch(Term::name);
    }

    @Test
    void possessivesAreTheirOwner() {
        assertThat(Terms.of("Ann's pump").words()).containsKey("ann");
    }

    @Test
    void elidedSmallWordsAreLeftOut() {
        assertThat(Terms.of("L'ascenseur n'est qu'à l’étage d'Anne.").words().keySet())
                .containsExactlyElementsOf(
                        Terms.of("ascenseur étage Anne").words().keySet());
    }

    @Test
    void valuesAreReadAndThoseInsideCodeAreNot() {
        Terms terms = Terms.of("It weighs 5 kg since May 3, 1990, model LH-1138.");
        assertThat(terms.quantities()).extracting(q -> q.of(terms.text())).containsExactly("5 kg");
        assertThat(terms.dates()).hasSize(1);
    }

    @Test
    void theWeightOfATextIsThatOfItsWords() {
        Terms terms = Terms.of("bread, butter and bread");
        assertThat(terms.weight()).isEqualTo(2);
        assertThat(Terms.of("").weight()).isZero();
    }

    @Test
    void paragraphsPartAsMuchAsTheShorterOfThemHasUnits() {
        IndexedDocument text = IndexedDocument.of(
                "One is here. Two is here. Three is here.\n\nFour is here. Five is here.\n\nSix is here.", Set.of());
        assertThat(text.gaps).containsExactly(0, 0, 0, 2, 0, 1);
    }

    @Test
    void aDocumentKnowsWhichUnitsHoldAWord() {
        IndexedDocument text = IndexedDocument.of("Bread is good. Butter is good. Jam is sweet.", Set.of());
        assertThat(text.unitsWith("good")).containsExactly(0, 1);
        assertThat(text.unitsWith("sweet")).containsExactly(2);
        assertThat(text.unitsWith("salt")).isEmpty();
        assertThat(text.holds("jam")).isTrue();
        assertThat(text.holds("salt")).isFalse();
    }
}
