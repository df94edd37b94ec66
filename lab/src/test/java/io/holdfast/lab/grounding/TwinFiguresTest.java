package io.holdfast.lab.grounding;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.evaluate.Faithfulness;
import io.holdfast.core.model.Case;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TwinFiguresTest {
    @TempDir
    Path folder;

    private static LabelledAnswer answer(String pair, boolean supported) {
        return new LabelledAnswer(
                "set", "QA", "", pair, "", "", new Case("1", "", List.of(), null, null), "x", supported, List.of());
    }

    private static Scored scored(String pair, boolean supported, double risk) {
        return new Scored(answer(pair, supported), risk);
    }

    private static Measured measured(boolean supported, double risk) {
        return new Measured(answer("", supported), risk, 0, 0, List.of(), List.of(), "", "", 0);
    }

    @Test
    void aPairIsRightWhenItsWrongAnswerHasTheHigherRiskAndATieIsHalf() {
        List<Twins> twins = Twins.of(List.of(
                scored("won", true, 0.2),
                scored("won", false, 0.3),
                scored("lost", false, 0.4),
                scored("lost", true, 0.9),
                scored("tied", true, 0.5),
                scored("tied", false, 0.5),
                scored("alone", true, 0.1),
                scored("", true, 0.1),
                scored("", false, 0.9)));
        assertThat(twins).hasSize(3);
        assertThat(Twins.rightInPair(twins)).isEqualTo(0.5);
        assertThat(Twins.rightInPair(List.of())).isNull();
    }

    @Test
    void oneRightAnswerMakesAPairWithEachOfItsWrongTwins() {
        List<Twins> twins = Twins.of(List.of(scored("p", true, 0.2), scored("p", false, 0.1), scored("p", false, 0.3)));
        assertThat(twins).hasSize(2);
        assertThat(Twins.rightInPair(twins)).isEqualTo(0.5);
    }

    @Test
    void theSurestHalfIsWhereRiskIsFarthestFromOneHalf() {
        List<Measured> rows =
                List.of(measured(true, 0.05), measured(false, 0.1), measured(true, 0.6), measured(false, 0.45));
        assertThat(Rate.surestHalf(rows)).isEqualTo(new Rate(0.5, 2));
    }

    @Test
    void theOrderOfEquallySureAnswersDecidesNothing() {
        List<Measured> rightFirst =
                List.of(measured(false, 0.75), measured(true, 0.75), measured(true, 0.75), measured(true, 0.75));
        List<Measured> rightLast =
                List.of(measured(true, 0.75), measured(true, 0.75), measured(true, 0.75), measured(false, 0.75));
        assertThat(Rate.surestHalf(rightFirst)).isEqualTo(new Rate(0.25, 2));
        assertThat(Rate.surestHalf(rightLast)).isEqualTo(new Rate(0.25, 2));
    }

    @Test
    void figuresAreGivenByKindTaskDocumentKindAndLanguage() throws IOException {
        Path file = folder.resolve("ferries.jsonl");
        Files.writeString(file, """
                {"id":"a","pair":"1","kind":"number","lang":"en","task":"table","context":"| ferry | seats |\\n|---|---|\\n| Gull | 40 |\\n| Tern | 65 |","answer":"ferry: Gull, seats: 40","label":1}
                {"id":"b","pair":"1","kind":"number","lang":"en","task":"table","context":"| ferry | seats |\\n|---|---|\\n| Gull | 40 |\\n| Tern | 65 |","answer":"ferry: Gull, seats: 70","label":0}
                {"id":"c","kind":"place","lang":"de","task":"text","context":"Die Fähre legt um neun Uhr am alten Kai in Holm ab.","answer":"Die Fähre legt um neun Uhr am alten Kai in Holm ab.","label":1}
                {"id":"d","pair":"c","kind":"place","lang":"de","task":"text","context":"Die Fähre legt um neun Uhr am alten Kai in Holm ab.","answer":"Die Fähre legt um neun Uhr am alten Kai in Lund ab.","label":0}
                """);
        GroundingFigures figures = new GroundingBench(new Faithfulness(ConfigLoader.defaults(), null, null), () -> 0)
                .measure("ferries", LabelledAnswers.read(file), 0.5, 1);

        assertThat(figures.pairs()).as("an id can be what a twin names").isEqualTo(2);
        assertThat(figures.rightInPair()).isEqualTo(1);
        Map<String, Map<String, GroupFigures>> groups = figures.groups();
        assertThat(groups.get("kind")).containsOnlyKeys("number", "place");
        assertThat(groups.get("task")).containsOnlyKeys("table", "text");
        assertThat(groups.get("document_kind")).containsOnlyKeys("prose", "row");
        assertThat(groups.get("language")).containsOnlyKeys("de", "en");
        assertThat(groups.get("read_language")).containsOnlyKeys("de", "und");
        groups.values()
                .forEach(by -> assertThat(by.values())
                        .allSatisfy(group -> assertThat(group).isEqualTo(new GroupFigures(2, 1, 1.0, 1, 1.0))));
    }
}
