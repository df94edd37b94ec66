package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.javalin.config.RoutesConfig;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** {@code GET /openapi.yaml}: the contract of this service. */
public final class ContractEndpoint implements Area {
    private static final String RESOURCE = "openapi.yaml";

    @Override
    public void register(RoutesConfig routes) {
        byte[] contract = contract();
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
