package io.holdfast.spark.cli;

import java.io.PrintStream;
import java.util.Map;

/**
 * The outside of the process, handed in.
 *
 * @param interactive whether stderr is a terminal, on which progress may be shown
 */
record Terminal(PrintStream out, PrintStream err, Map<String, String> environment, boolean interactive) {
    boolean debug() {
        return "1".equals(environment.get("HOLDFAST_DEBUG"));
    }
}
