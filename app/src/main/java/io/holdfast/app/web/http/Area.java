package io.holdfast.app.web.http;

import io.javalin.config.RoutesConfig;

/** A part of the service with routes of its own. */
public interface Area {
    void register(RoutesConfig routes);
}
