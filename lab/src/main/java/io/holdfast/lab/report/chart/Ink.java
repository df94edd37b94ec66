package io.holdfast.lab.report.chart;

import java.util.List;
import java.util.Locale;

/** The colours of a chart by what they stand for; each has a light and a dark tone. */
public enum Ink {
    PAPER("#ffffff", "#1a2029"),
    TEXT("#1d2733", "#e6ebf0"),
    MUTED("#56616d", "#a3aeba"),
    GRID("#dfe4e8", "#343d48"),
    TRACK("#eef1f3", "#262e38"),
    GOOD("#18794e", "#4cc38a"),
    BAD("#b42318", "#ff8f85"),
    WARN("#8a5a00", "#f0b545"),
    FIRST("#0b6e74", "#4fc3ca"),
    SECOND("#9a4a12", "#f0a066"),
    THIRD("#5b4bb3", "#b0a3ff"),
    FOURTH("#a1266b", "#f08bc0"),
    FIFTH("#4d6b16", "#a9cf5b"),
    SIXTH("#355c9a", "#8db6f5");

    private static final List<Ink> SERIES = List.of(FIRST, SECOND, THIRD, FOURTH, FIFTH, SIXTH);

    private final String light;
    private final String dark;

    Ink(String light, String dark) {
        this.light = light;
        this.dark = dark;
    }

    public String light() {
        return light;
    }

    public String dark() {
        return dark;
    }

    /** The name of the colour in style sheets, e.g. {@code muted}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The colour of the i-th model; the seventh looks like the first again. */
    public static Ink series(int i) {
        return SERIES.get(i % SERIES.size());
    }
}
