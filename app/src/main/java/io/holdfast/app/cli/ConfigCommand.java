package io.holdfast.app.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.holdfast.app.Wiring;
import io.holdfast.app.cli.option.ConfigOptions;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.core.config.ConfigJson;
import io.holdfast.core.config.ConfigSchema;
import io.holdfast.core.config.LoadedConfig;
import io.holdfast.core.config.Secrets;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code holdfast config}: the configuration in force, or the schema it follows. */
@Command(
        name = "config",
        description = "Prints the configuration in force, with where each value that is not the default comes from.",
        mixinStandardHelpOptions = true)
final class ConfigCommand implements Runnable {
    private final Console console;
    private final Wiring wiring;

    @Mixin
    private ConfigOptions options = new ConfigOptions();

    @ArgGroup
    private What what = new What();

    @Option(names = "--json", description = "Prints JSON instead of YAML.")
    private boolean json;

    static final class What {
        @SuppressWarnings("UnusedVariable") // the default spelled out
        @Option(names = "--effective", description = "The configuration in force (this is what you get anyway).")
        private boolean effective;

        @Option(names = "--schema", description = "The JSON Schema of config.yaml.")
        private boolean schema;
    }

    ConfigCommand(Console console, Wiring wiring) {
        this.console = console;
        this.wiring = wiring;
    }

    @Override
    public void run() {
        if (what.schema) {
            console.out().println(pretty(ConfigSchema.generate()));
            return;
        }
        LoadedConfig loaded = options.load(console);
        if (json) {
            console.out().println(Secrets.hide(pretty(ConfigJson.tree(loaded.config()))));
        } else {
            console.out().print(Secrets.hide(loaded.effective(wiring.inForce(loaded.config()))));
        }
    }

    private static String pretty(JsonNode node) {
        try {
            return new ObjectMapper().writerWithDefaultPrettyPrinter().writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
