package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.lang.WordList;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NumberWordsTest {
    @Test
    void indonesianHasNoSectionThatEnglishAndTheRolesOfNumbersLack() {
        Set<String> known = new HashSet<>(WordList.sections("en/facts.txt").keySet());
        for (NumberWords.Role role : NumberWords.Role.values()) {
            known.add(role.name().toLowerCase(Locale.ROOT));
        }
        known.add("counted"); // English writes no dots between thousands
        assertThat(known).containsAll(WordList.sections("id/facts.txt").keySet());
    }
}
