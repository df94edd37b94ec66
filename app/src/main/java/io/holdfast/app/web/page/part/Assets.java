package io.holdfast.app.web.page.part;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.report.html.LabelScript;
import io.holdfast.lab.report.html.Theme;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** The style sheet and the scripts of the pages. Their names hold their hash, so that browsers may keep them for ever. */
public final class Assets {
    private static final int HASH_LENGTH = 16;
    private static final String FOLDER = "/static/";

    /** The look of the report, and what the pages add to it. */
    static final String STYLE;
    /** Sets the theme before anything is drawn. */
    static final String THEME;

    static final String SCRIPT;
    /** Collects what people say of verdicts. */
    static final String LABELS;

    private static final Map<String, Asset> ALL = new LinkedHashMap<>();

    static {
        STYLE = add("holdfast", "css", "text/css", Theme.css() + resource("pages.css"));
        THEME = add("theme", "js", "text/javascript", resource("theme.js"));
        SCRIPT = add("holdfast", "js", "text/javascript", resource("pages.js"));
        LABELS = add("labels", "js", "text/javascript", LabelScript.with(resource("labels.js")));
    }

    private Assets() {}

    private record Asset(String type, String text) {}

    private static String add(String name, String extension, String type, String text) {
        String file = name + "-" + Hash.of(text).substring(0, HASH_LENGTH) + "." + extension;
        ALL.put(file, new Asset(type + "; charset=utf-8", text));
        return FOLDER + file;
    }

    public static void register(RoutesConfig routes) {
        routes.get(FOLDER + "{file}", Assets::send);
    }

    private static void send(Context context) {
        Asset asset = ALL.get(context.pathParam("file"));
        if (asset == null) {
            throw new ProblemException(Problem.Kind.NOT_FOUND, "there is no such file; load the page again");
        }
        context.header("Cache-Control", "public, max-age=31536000, immutable");
        context.contentType(asset.type()).result(asset.text().getBytes(StandardCharsets.UTF_8));
    }

    public static String resource(String name) {
        try (InputStream in = Assets.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
