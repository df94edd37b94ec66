package io.holdfast.junit;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * What the answers were worth when someone last looked: a file that is committed with the tests. A run that is worse
 * fails; a run that is another (other cases, configuration or models) fails too, as its scores cannot be compared.
 */
public final class Baseline {
    static final String UPDATE_PROPERTY = "holdfast.update";
    static final String UPDATE_VARIABLE = "HOLDFAST_UPDATE";

    private final Path file;
    private final double tolerance;
    private final boolean update;

    private Baseline(Path file, double tolerance, boolean update) {
        this.file = file;
        this.tolerance = tolerance;
        this.update = update;
    }

    /** A baseline file, by its path from the module's folder; it need not exist yet. */
    public static Baseline at(Path file) {
        return new Baseline(file, 0, Boolean.getBoolean(UPDATE_PROPERTY) || inEnvironment());
    }

    /** Lets faithfulness of a case fall by as much: for systems that do not answer the same twice. */
    public Baseline tolerating(double drop) {
        if (!(drop >= 0 && drop <= 1)) {
            throw new IllegalArgumentException("a drop in faithfulness must be in [0, 1], not " + drop);
        }
        return new Baseline(file, drop, update);
    }

    /** Whether to write the file instead of holding the run against it; by default as the system property says. */
    public Baseline updating(boolean write) {
        return new Baseline(file, tolerance, write);
    }

    public void assertNoRegression(Collection<GroundedCase> results) {
        Map<String, GroundedCase> byId = byId(results);
        BaselineFile now = BaselineFile.of(byId.values());
        if (update) {
            now.write(file);
            return;
        }
        if (!Files.exists(file)) {
            throw new AssertionError("there is no baseline " + file.toAbsolutePath() + ": run once with -D"
                    + UPDATE_PROPERTY + "=true to write it from these " + byId.size()
                    + " answers, read it, and commit it");
        }
        BaselineFile before = BaselineFile.read(file);
        sameMeasure(before, now, results.iterator().next().scorer());
        List<String> problems = new ArrayList<>();
        before.cases().forEach((id, entry) -> {
            GroundedCase result = byId.get(id);
            if (result == null) {
                problems.add(id + ": in the baseline, but not in this run");
            } else {
                Regression.find(entry, result, tolerance).ifPresent(problems::add);
            }
        });
        byId.keySet().stream()
                .filter(id -> !before.cases().containsKey(id))
                .forEach(id -> problems.add(id + ": in this run, but not in the baseline"));
        if (!problems.isEmpty()) {
            throw new AssertionError(report(problems));
        }
    }

    private void sameMeasure(BaselineFile before, BaselineFile now, AnswerScorer scorer) {
        if (!before.config().equals(now.config())) {
            throw new AssertionError(
                    "the baseline " + file + " was made with configuration " + before.config() + ", this run uses "
                            + now.config() + ": their scores cannot be compared." + remedy("configuration"));
        }
        if (!before.models().equals(now.models())) {
            throw new AssertionError("the baseline " + file + " was made with the models " + names(before.models())
                    + ", this run uses " + names(now.models())
                    + scorer.limitation().map(why -> " (" + why + ")").orElse("")
                    + ": their scores cannot be compared." + remedy("models"));
        }
    }

    private static String remedy(String what) {
        return " Go back to the " + what + " of the baseline, or accept the new scores with -D" + UPDATE_PROPERTY
                + "=true and review the diff";
    }

    private static String names(List<String> models) {
        return models.isEmpty() ? "none" : String.join(", ", models);
    }

    private String report(List<String> problems) {
        return problems.size() + (problems.size() == 1 ? " case differs" : " cases differ") + " from the baseline "
                + file + ":\n\n" + String.join("\n\n", problems) + "\n\nIf this is what you want, accept it with -D"
                + UPDATE_PROPERTY + "=true and review the diff of the file.\n";
    }

    private static Map<String, GroundedCase> byId(Collection<GroundedCase> results) {
        if (results.isEmpty()) {
            throw new IllegalArgumentException("no results: a baseline of nothing would let everything pass");
        }
        Map<String, GroundedCase> byId = new TreeMap<>();
        for (GroundedCase result : results) {
            if (byId.put(result.id(), result) != null) {
                throw new IllegalArgumentException("two results have the id " + result.id() + "; give each its own");
            }
        }
        return byId;
    }

    private static boolean inEnvironment() {
        String value = System.getenv(UPDATE_VARIABLE);
        return Objects.equals(value, "true") || Objects.equals(value, "1");
    }
}
