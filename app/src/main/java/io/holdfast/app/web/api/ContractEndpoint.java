package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** {@code GET /openapi.yaml}: the contract of this service, with the models that its runs may name. */
public final class ContractEndpoint implements Area {
    private static final String RESOURCE = "openapi.yaml";
    private static final String MODELS = "enum: [extractive, recorded, null]";

    private final byte[] contract;

    /** @param models that runs may name */
    public ContractEndpoint(List<String> models) {
        String named =
                models.stream().map(m -> "'" + m.replace("'", "''") + "', ").collect(Collectors.joining());
        this.contract = new String(contract(), StandardCharsets.UTF_8)
                .replace(MODELS, "enum: [" + named + "null]")
                .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get(
                "/openapi.yaml",
                context -> context.contentType("application/yaml").result(contract));
    }

    private static byte[] contract() {
        try (InputStream in = ContractEndpoint.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("the jar lacks " + RESOURCE);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
