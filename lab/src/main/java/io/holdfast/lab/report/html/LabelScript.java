package io.holdfast.lab.report.html;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The script by which people say that a verdict is right or wrong: one for the report and for the pages. */
public final class LabelScript {
    private LabelScript() {}

    /** @param use what puts its buttons beside verdicts, in the scope of the script */
    public static String with(String use) {
        return Stream.of(Theme.resource("dom.js"), Theme.resource("labels.js"), use)
                .collect(Collectors.joining("\n", "'use strict';\n(function () {\n", "})();\n"));
    }
}
