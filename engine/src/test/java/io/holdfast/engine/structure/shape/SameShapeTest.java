package io.holdfast.engine.structure.shape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SameShapeTest {
    @Test
    void itemsThatTellTheSameOfDifferentThingsAreRows() {
        SameShape ships = SameShape.of(List.of("Gull carries 45 passengers", "The Heron carries 120 passengers."))
                .orElseThrow();
        assertThat(ships.before()).isEqualTo("carries");
        assertThat(ships.things()).containsExactly("Gull", "The Heron");
        assertThat(ships.amounts()).containsExactly("45 passengers", "120 passengers");
        assertThat(SameShape.of(List.of("Ruderboot: 12 Euro", "Kanu: 15 Euro"))
                        .orElseThrow()
                        .things())
                .containsExactly("Ruderboot", "Kanu");
        assertThat(SameShape.of(List.of("Tour A part à 9:30", "Tour B part à 8:15"))
                        .orElseThrow()
                        .amounts())
                .containsExactly("9:30", "8:15");
    }

    @Test
    void othersAreNot() {
        assertThat(SameShape.of(List.of("Gull carries 45 passengers", "Heron has no seats")))
                .isEmpty();
        assertThat(SameShape.of(List.of("Gull carries 45 passengers", "Heron weighs 120 tonnes")))
                .isEmpty();
        assertThat(SameShape.of(List.of("Gull: 45 of 60 seats", "Tern: 20 of 30 seats")))
                .isEmpty();
        assertThat(SameShape.of(List.of("Take 2 eggs", "Take 3 eggs"))).isEmpty();
    }
}
