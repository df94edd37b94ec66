package io.holdfast.lab.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.lab.json.Json;
import io.holdfast.text.lang.LanguageReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BundledDatasetsTest {
    @TempDir
    Path empty;

    @Test
    void thereAreEnoughCasesOfEveryKind() {
        Datasets datasets = new Datasets(empty);
        assertThat(datasets.load("clean").cases()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(datasets.load("paraphrase").cases())
                .hasSizeGreaterThanOrEqualTo(20)
                .allMatch(c -> c.variants().size() == 3);
        Map<Distractor.Type, Long> types = datasets.load("distractor").cases().stream()
                .collect(Collectors.groupingBy(c -> c.distractor().type(), Collectors.counting()));
        assertThat(types.values().stream().mapToLong(n -> n).sum()).isGreaterThanOrEqualTo(20);
        assertThat(types).containsOnlyKeys(Distractor.Type.values());
    }

    @Test
    void indonesianHasFortyCasesOfEveryKindAndIsIndonesian() {
        List<DatasetCase> cases = new Datasets(empty).load("indonesian").cases();
        assertThat(cases).hasSizeGreaterThanOrEqualTo(40);
        assertThat(cases.stream().map(DatasetCase::kind)).contains(Kind.CLEAN, Kind.DISTRACTOR, Kind.PARAPHRASE);
        LanguageReader reader = new LanguageReader(null);
        assertThat(cases)
                .allMatch(c -> reader.of(c.testCase().documents().get(0).text()).equals("id"));
    }

    @Test
    void allLoadsEveryKindUnderItsOwnIds() {
        Dataset all = new Datasets(empty).load("all");
        assertThat(all.cases().stream().map(DatasetCase::kind)).contains(Kind.CLEAN, Kind.DISTRACTOR, Kind.PARAPHRASE);
    }

    @Test
    void everyMarkStandsInItsDocumentAndEveryDocumentIsOfRealisticLength() throws IOException {
        for (String name : List.of("clean", "distractor", "paraphrase", "indonesian")) {
            for (JsonNode node : bundled(name).path("cases")) {
                String context = node.path("context").asText();
                assertThat(context.split("\\s+").length)
                        .as(node.path("id").asText())
                        .isBetween(80, 250);
                if (node.hasNonNull("evidence_span")) {
                    assertThat(context).contains(node.path("evidence_span").asText());
                } else {
                    assertThat(node.path("distractor_type").asText()).isEqualTo("missing_critical_info");
                }
            }
        }
    }

    @Test
    void everyCaseSaysHowHardItIsWhyItIsThereAndWhatFailureLooksLike() throws IOException {
        for (String name : List.of("clean", "distractor", "paraphrase", "indonesian")) {
            JsonNode file = bundled(name);
            assertThat(file.path("metadata").path("total_cases").asInt())
                    .isEqualTo(file.path("cases").size());
            for (JsonNode node : file.path("cases")) {
                for (String field : List.of("difficulty", "why", "failure_looks_like")) {
                    assertThat(node.path("annotation").path(field).asText())
                            .as(node.path("id").asText() + " " + field)
                            .isNotBlank();
                }
            }
        }
    }

    @Test
    void aDistractorDiffersFromItsParentInTheDocumentOnly() {
        Datasets datasets = new Datasets(empty);
        Map<String, DatasetCase> clean = new HashMap<>();
        datasets.load("clean").cases().forEach(c -> clean.put(c.id(), c));
        for (DatasetCase distractor : datasets.load("distractor").cases()) {
            DatasetCase parent = clean.get(distractor.distractor().parent());
            assertThat(parent).as(distractor.id()).isNotNull();
            assertThat(distractor.testCase().question())
                    .isEqualTo(parent.testCase().question());
            assertThat(distractor.documentId()).isNotEqualTo(parent.documentId());
            assertThat(distractor.distractor().original())
                    .isEqualTo(parent.testCase().reference());
            boolean gone = distractor.distractor().type() == Distractor.Type.MISSING_CRITICAL_INFO;
            assertThat(distractor.testCase().answerable()).isEqualTo(!gone);
            if (gone) {
                assertThat(distractor.testCase().documents().get(0).text()).doesNotContain(parent.evidenceSpan());
            }
        }
    }

    private static JsonNode bundled(String name) throws IOException {
        try (InputStream in = Datasets.class.getResourceAsStream("/io/holdfast/lab/datasets/" + name + ".json")) {
            return Json.read(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }
}
