package io.holdfast.lab.report.markup;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Numbers as people read them. */
public final class Words {
    /** Shown where there is no number. */
    public static final String NONE = "–";

    private Words() {}

    /** Three decimals, e.g. {@code 0.865}. */
    public static String score(double value) {
        return String.format(Locale.ROOT, "%.3f", value);
    }

    public static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", share * 100);
    }

    public static String count(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    /** A time in milliseconds in the unit that suits it. */
    public static String duration(double milliseconds) {
        if (milliseconds == 0) {
            return "0";
        } else if (milliseconds < 10) {
            return String.format(Locale.ROOT, "%.1f ms", milliseconds);
        } else if (milliseconds < 1000) {
            return String.format(Locale.ROOT, "%.0f ms", milliseconds);
        } else if (milliseconds < 120_000) {
            return String.format(Locale.ROOT, "%.1f s", milliseconds / 1000);
        }
        return String.format(Locale.ROOT, "%.0f min", milliseconds / 60_000);
    }

    /** The value of a metric with three decimals, or a dash where nothing was scored. */
    public static String value(@Nullable JsonNode metric) {
        return metric != null && metric.path("value").isNumber()
                ? score(metric.path("value").asDouble())
                : NONE;
    }

    /** {@code 0.81–0.92}, or a dash. */
    public static String interval(@Nullable JsonNode metric) {
        JsonNode interval = metric == null ? null : metric.path("interval");
        return interval != null && interval.has("low")
                ? score(interval.path("low").asDouble()) + "–"
                        + score(interval.path("high").asDouble())
                : NONE;
    }

    /** A file's name for something as people say it: {@code not_found} is "not found". */
    public static String spoken(String id) {
        return id.replace('_', ' ')
                .replace("variant:", "variant ")
                .replace("wrong:", "wrong context: ")
                .replace("perturb:", "");
    }

    public static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }
}
