package io.holdfast.lab.run;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.lab.store.Store;
import io.holdfast.testkit.JavaProcess;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Kills a running experiment again and again, resumes it, and compares what it wrote with an uninterrupted run, byte by
 * byte. After every kill it looks into the store: what was acknowledged must be there.
 */
final class KillHarness {
    private static final List<String> CANONICAL = List.of("queries.jsonl", "findings.jsonl", "summary.json");
    private static final List<String> AT_COMMIT = List.of("before", "during", "after");

    private final Path folder;
    private final IntFunction<String> url;
    private final RandomGenerator random;
    private int kills;
    private int duringCommit;

    /** @param url the store of the nth experiment */
    KillHarness(Path folder, long seed, IntFunction<String> url) {
        this.folder = folder;
        this.url = url;
        this.random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    }

    /** Experiments until so many kills happened; each is killed several times before it may finish. */
    String run(int wanted) throws IOException, InterruptedException {
        Path reference = folder.resolve("reference");
        assertThat(child(url.apply(0), reference, "never", 0, -1))
                .as("the uninterrupted run")
                .isTrue();
        int experiments = 0;
        while (kills < wanted) {
            experiments++;
            String store = url.apply(experiments);
            Path out = folder.resolve("killed" + experiments);
            int deaths = 0;
            while (deaths < 8 && kills < wanted) {
                boolean finished = random.nextBoolean()
                        ? child(store, out, AT_COMMIT.get(random.nextInt(3)), 3 + random.nextInt(40), -1)
                        : child(store, out, "never", 0, random.nextInt(600));
                if (finished) {
                    break;
                }
                deaths++;
                kills++;
            }
            assertThat(child(store, out, "never", 0, -1)).isTrue();
            for (String file : CANONICAL) {
                assertThat(out.resolve(file))
                        .as("experiment %d after %d kills", experiments, deaths)
                        .hasSameBinaryContentAs(reference.resolve(file));
            }
        }
        return kills + " kills (" + duringCommit + " during a commit) in " + experiments + " experiments";
    }

    /** @return whether it finished; otherwise it was killed, and what it had acknowledged is still there */
    private boolean child(String store, Path out, String when, int commit, int killAfterMillis)
            throws IOException, InterruptedException {
        Files.createDirectories(out);
        List<String> command = JavaProcess.command(List.of(), KillChild.class.getName());
        command.addAll(List.of(store, out.toString(), when, Integer.toString(commit)));
        Process process = new ProcessBuilder(command)
                .redirectError(out.resolve("stderr.txt").toFile())
                .start();
        int acknowledged = 0;
        boolean done = false;
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            Thread killer = killer(process, killAfterMillis);
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.equals("ready")) {
                    killer.start();
                } else if (line.startsWith("ack ")) {
                    acknowledged = Integer.parseInt(line.substring(4));
                }
                done |= line.equals("done");
            }
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("the child ends").isTrue();
        if (process.exitValue() == 0) {
            assertThat(done).isTrue();
            return true;
        }
        assertThat(process.exitValue())
                .as("killed, not failed: %s", Files.readString(out.resolve("stderr.txt")))
                .isEqualTo(137);
        duringCommit += when.equals("during") ? 1 : 0;
        if (acknowledged > 0) {
            try (Store opened = Store.open(store)) {
                int kept = opened.runIds().stream()
                        .mapToInt(id -> opened.trials(id).size())
                        .max()
                        .orElse(0);
                assertThat(kept).as("acknowledged answers are kept").isGreaterThanOrEqualTo(acknowledged);
            }
        }
        return false;
    }

    private static Thread killer(Process process, int afterMillis) {
        Thread thread = new Thread(() -> {
            try {
                if (afterMillis >= 0 && !process.waitFor(afterMillis, TimeUnit.MILLISECONDS)) {
                    process.destroyForcibly();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.setDaemon(true);
        return thread;
    }
}
