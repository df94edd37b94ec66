package io.holdfast.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Sections are found by reflection: these trees stand in for sections that do not exist yet. */
class ConfigKeysTest {
    enum Mode {
        FAST,
        CAREFUL
    }

    record Price(double input, double output) {}

    record Future(boolean enabled, Mode mode, Map<String, Price> prices, List<Price> tiers, long big) {}

    record Root(Future future) {}

    record Clash(int aB, Inner a) {
        record Inner(int b) {}
    }

    @Test
    void newSectionNeedsNoChangeInTheLoader() {
        Root root = Binder.bind(YamlSettings.read("x.yaml", """
                        future:
                          enabled: true
                          mode: careful
                          prices:
                            "some-model:7b": {input: 1, output: 2.5}
                          tiers: [{input: 0, output: 1}]
                          big: 9_000_000_000
                        """), Root.class);

        assertThat(root.future())
                .isEqualTo(new Future(
                        true,
                        Mode.CAREFUL,
                        Map.of("some-model:7b", new Price(1, 2.5)),
                        List.of(new Price(0, 1)),
                        9_000_000_000L));
        assertThat(ConfigKeys.of(Root.class).variables()).containsEntry("HOLDFAST_FUTURE_MODE", "future.mode");
    }

    @Test
    void enumNamesItsChoices() {
        assertThatThrownBy(() -> Binder.bind(
                        YamlSettings.read(
                                "x.yaml", "future: {enabled: true, mode: slow, prices: {}, tiers: [], big: 1}"),
                        Root.class))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("future.mode is the text \"slow\"; allowed: one of fast, careful");
    }

    @Test
    void keysThatShareAVariableAreRefused() {
        assertThatThrownBy(() -> ConfigKeys.of(Clash.class))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("HOLDFAST_A_B");
    }

    @Test
    void variablesOfTheLauncherAreNoSettings() {
        assertThat(ConfigLoader.KEYS.variables().keySet()).doesNotContainAnyElementsOf(ConfigLoader.OTHER_VARIABLES);
    }
}
