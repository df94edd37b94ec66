package io.holdfast.app.web.api;

import io.holdfast.app.web.http.Area;
import io.holdfast.app.web.metric.ServiceMetrics;
import io.javalin.config.RoutesConfig;

/** {@code GET /metrics}, for Prometheus. */
public final class MetricsEndpoint implements Area {
    private final ServiceMetrics metrics;

    public MetricsEndpoint(ServiceMetrics metrics) {
        this.metrics = metrics;
    }

    @Override
    public void register(RoutesConfig routes) {
        routes.get(
                "/metrics",
                context -> context.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(metrics.scrape()));
    }
}
