package io.holdfast.lab.report.html;

import io.holdfast.lab.report.chart.Ink;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The look of reports and pages: one style sheet, with the colours of text, verdicts and charts in a light and a dark tone. */
public final class Theme {
    private static final String LIGHT =
            "--page:#f6f7f8;--good-soft:#dcf3e6;--bad-soft:#fde3e0;--warn-soft:#fbebc8;--accent:#0b6e74;--unsure:#e0a100;--unsure-soft:#f3ecd8;";
    private static final String DARK =
            "--page:#12171e;--good-soft:#153527;--bad-soft:#4a1d1a;--warn-soft:#40300c;--accent:#5fd0d6;--unsure:#f0b545;--unsure-soft:#2f2a1c;";

    private Theme() {}

    public static String css() {
        return colours() + resource("report.css");
    }

    private static String colours() {
        StringBuilder light = new StringBuilder();
        StringBuilder dark = new StringBuilder();
        StringBuilder rules = new StringBuilder();
        for (Ink ink : Ink.values()) {
            light.append("--").append(ink.id()).append(':').append(ink.light()).append(';');
            dark.append("--").append(ink.id()).append(':').append(ink.dark()).append(';');
            rules.append(".i-" + ink.id() + "{fill:var(--" + ink.id() + ")}.s-" + ink.id() + "{stroke:var(--" + ink.id()
                    + ");fill:none}");
        }
        return ":root{" + light + LIGHT + "color-scheme:light}"
                + "@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){" + dark + DARK
                + "color-scheme:dark}}@media screen{:root[data-theme=dark]{" + dark + DARK + "color-scheme:dark}}"
                + rules;
    }

    static String resource(String name) {
        try (InputStream in = Theme.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
