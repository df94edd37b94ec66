package io.holdfast.app.web.work;

import io.holdfast.app.web.http.Client;
import io.javalin.http.Context;

/**
 * Who asks for work and how much it may be.
 *
 * @param size characters or bytes of what is to be read; the work grows with it
 */
public record Demand(String client, long size) {
    public static Demand of(Context context, long size) {
        return new Demand(Client.of(context), size);
    }
}
