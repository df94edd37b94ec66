package io.holdfast.engine.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineItemsTest {
    @Test
    void itemsStandBehindALabelAlsoBehindASentence() {
        assertThat(LineItems.labelled("Present: Ann, Bo and Cid"))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.label()).isEqualTo("Present");
                    assertThat(found.items()).containsExactly("Ann", "Bo", "Cid");
                });
        String bins = "Flatten boxes. **Not:** greasy paper, foil, corks. Ask the yard.";
        assertThat(LineItems.labelled(bins)).singleElement().satisfies(found -> {
            assertThat(found.label()).isEqualTo("Not");
            assertThat(found.items()).containsExactly("greasy paper", "foil", "corks");
            assertThat(found.place().of(bins)).isEqualTo("Not:** greasy paper, foil, corks");
        });
    }

    @Test
    void aSentenceOfTwoPartsIsNoList() {
        assertThat(LineItems.labelled("Note: the gate is shut, ring the bell.")).isEmpty();
        assertThat(LineItems.labelled("The gate is shut.")).isEmpty();
    }

    @Test
    void aCellMayTellSeveralThings() {
        assertThat(LineItems.inCell("csv, notes.txt, netcdf")).containsExactly("csv", "notes.txt", "netcdf");
        assertThat(LineItems.inCell("red, blue")).isEmpty();
        assertThat(LineItems.inCell("Ask Ann, Bo, or Cid. They have a key")).isEmpty();
    }

    @Test
    void aSettingHasANameAndAValue() {
        assertThat(LineItems.setting("  include = /srv/a")).contains(new LineItems.Setting("include", "/srv/a"));
        assertThat(LineItems.setting("; include it")).isEmpty();
    }

    @Test
    void lettersNumberItemsToo() {
        assertThat(TextLayout.bullet("5a. Solar panels")).isTrue();
        assertThat(TextLayout.bullet("b) the key")).isTrue();
        assertThat(TextLayout.bullet("b. the key")).isFalse();
        assertThat(TextLayout.withoutMark("5a. Solar panels")).isEqualTo("Solar panels");
    }
}
