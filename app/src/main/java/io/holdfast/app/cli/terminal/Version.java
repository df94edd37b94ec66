package io.holdfast.app.cli.terminal;

import picocli.CommandLine.IVersionProvider;

/** The version of the jar; "development" when run from class files. */
public final class Version implements IVersionProvider {
    public static String current() {
        String version = Version.class.getPackage().getImplementationVersion();
        return version == null ? "development" : version;
    }

    @Override
    public String[] getVersion() {
        return new String[] {"holdfast " + current()};
    }
}
