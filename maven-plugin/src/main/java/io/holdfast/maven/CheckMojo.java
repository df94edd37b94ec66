package io.holdfast.maven;

import io.holdfast.app.cli.Main;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Checks recorded answers against their documents with {@code holdfast check}, writes its reports, and fails the build
 * when a limit is missed. A file that cannot be read, or in which nothing could be measured, is an error of the build.
 */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends AbstractMojo {
    private static final int PASSED = 0;
    private static final int GATE_FAILED = 1;
    private static final String PREFIX = "holdfast: ";
    private static final String WARNING = PREFIX + "warning: ";

    /** The recorded answers: any file that {@code holdfast check} reads. */
    @Parameter(property = "holdfast.answers", required = true)
    @SuppressWarnings("NullAway.Init")
    File answers;

    /** Fails the build when less than this share of the answers is grounded, e.g. 0.9. */
    @Parameter(property = "holdfast.failUnder")
    @Nullable String failUnder;

    /** Fails the build when more answers contradict their documents. */
    @Parameter(property = "holdfast.maxContradicted")
    @Nullable String maxContradicted;

    /** Fails the build when more answers say what is not in their documents. */
    @Parameter(property = "holdfast.maxUnsupported")
    @Nullable String maxUnsupported;

    /** Further options of {@code holdfast check}, one word each. */
    @Parameter
    List<String> arguments = new ArrayList<>();

    /** Where report.html, TEST-holdfast.xml (JUnit), report.sarif and answers.jsonl go. */
    @Parameter(property = "holdfast.reports", defaultValue = "${project.build.directory}/holdfast", required = true)
    @SuppressWarnings("NullAway.Init")
    File reports;

    /** The folder from which the paths in the arguments are seen. */
    @Parameter(defaultValue = "${project.basedir}", readonly = true, required = true)
    @SuppressWarnings("NullAway.Init")
    File directory;

    /** Leaves the check out. */
    @Parameter(property = "holdfast.skip", defaultValue = "false")
    boolean skip;

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("answers are not checked (holdfast.skip)");
            return;
        }
        List<String> problems = new ArrayList<>();
        int code;
        try (PrintStream out = lines(new LineStream(line -> getLog().info(line)));
                PrintStream err = lines(new LineStream(line -> {
                    if (line.startsWith(WARNING)) {
                        getLog().warn(line);
                        return;
                    }
                    if (line.startsWith(PREFIX)) {
                        problems.add(line.substring(PREFIX.length()));
                    }
                    getLog().info(line);
                }))) {
            code = Main.run(directory.toPath(), out, err, options().toArray(String[]::new));
        }
        if (code == GATE_FAILED) {
            problems.removeIf(problem -> !problem.startsWith("gate failed"));
            throw new MojoFailureException(
                    String.join("; ", problems) + " (see " + reports.toPath().resolve("report.html") + ")");
        } else if (code != PASSED) {
            throw new MojoExecutionException(
                    problems.isEmpty() ? "holdfast check ended with " + code : String.join("; ", problems));
        }
    }

    private static PrintStream lines(LineStream stream) {
        return new PrintStream(stream, false, StandardCharsets.UTF_8);
    }

    private List<String> options() {
        List<String> options = new ArrayList<>(List.of("check"));
        Path folder = reports.toPath();
        add(options, "--html", folder.resolve("report.html"));
        add(options, "--junit", folder.resolve("TEST-holdfast.xml"));
        add(options, "--sarif", folder.resolve("report.sarif"));
        add(options, "--out", folder.resolve("answers.jsonl"));
        add(options, "--fail-under", failUnder);
        add(options, "--max-contradicted", maxContradicted);
        add(options, "--max-unsupported", maxUnsupported);
        options.addAll(arguments);
        options.add("--");
        options.add(answers.toString());
        return options;
    }

    private static void add(List<String> options, String name, @Nullable Object value) {
        if (value != null) {
            options.add(name);
            options.add(value.toString());
        }
    }
}
