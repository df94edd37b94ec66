package io.holdfast.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.holdfast.core.config.ConfigJson;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.ConfigSchema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ConfigSchemaTest {
    private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(ConfigSchema.generate());

    @Test
    void defaultsSatisfyTheirOwnSchema() throws IOException {
        assertThat(schema.validate(ConfigJson.tree(ConfigLoader.defaults()))).isEmpty();
        try (InputStream yaml = ConfigLoader.class.getResourceAsStream("defaults.yaml")) {
            assertThat(schema.validate(new String(yaml.readAllBytes(), StandardCharsets.UTF_8), InputFormat.YAML))
                    .isEmpty();
        }
    }

    @Test
    void schemaRefusesWhatTheLoaderRefuses() {
        assertThat(schema.validate("thresholds: {faithfulness_evidence: 0}", InputFormat.YAML))
                .hasSize(1);
        assertThat(schema.validate("thresholds: {faithfulness_evidence: 1.01}", InputFormat.YAML))
                .hasSize(1);
        assertThat(schema.validate("trace: {candidates: 2.5}", InputFormat.YAML))
                .hasSize(1);
        assertThat(schema.validate("trace: {candidats: 2}", InputFormat.YAML)).hasSize(1);
        assertThat(schema.validate("technical_term_groups: [tcp]", InputFormat.YAML))
                .hasSize(1);
        assertThat(schema.validate("diagnosis: {close: 0.7}", InputFormat.YAML)).isEmpty();
    }

    @Test
    void keysCarryTheirMeaningAndDefault() {
        JsonNode key = ConfigSchema.generate().at("/properties/trace/properties/evidence_shown");

        assertThat(key.path("description").asText()).contains("evidence kept per claim");
        assertThat(key.path("default").asInt()).isEqualTo(2);
        assertThat(key.path("minimum").asInt()).isEqualTo(1);
    }
}
