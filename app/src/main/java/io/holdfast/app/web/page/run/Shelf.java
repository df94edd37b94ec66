package io.holdfast.app.web.page.run;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.holdfast.app.web.http.Limit;
import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.http.ProblemException;
import io.holdfast.app.web.run.RunDesk;
import io.holdfast.app.web.run.RunState;
import io.holdfast.app.web.run.RunView;
import io.holdfast.core.config.Config;
import io.holdfast.lab.result.RunResult;
import io.holdfast.lab.store.RunDirectory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Finished runs as pages read them. The last few are kept; pages that read whole runs take turns, so that many readers
 * of large runs cost time, not memory.
 */
public final class Shelf {
    private static final int KEPT = 4;
    private static final int AT_ONCE = 2;

    private final RunDesk runs;
    private final Duration patience;
    private final Semaphore turns = new Semaphore(AT_ONCE, true);
    private final Cache<String, RunResult> kept = Caffeine.newBuilder()
            .maximumSize(KEPT)
            .expireAfterAccess(Duration.ofMinutes(5))
            .build();

    public Shelf(Config config, RunDesk runs) {
        this.runs = runs;
        this.patience = config.serve().queueDeadline().multipliedBy(KEPT);
    }

    public RunView view(String id) {
        return runs.find(id)
                .orElseThrow(() -> new ProblemException(Problem.Kind.NOT_FOUND, "there is no run with the id " + id));
    }

    /** Ids of runs that can be read, newest first, at most so many. */
    List<RunView> finished(int most) {
        return runs.ids().stream()
                .flatMap(id -> runs.find(id).stream())
                .filter(Shelf::readable)
                .limit(most)
                .toList();
    }

    /** Whether there is anything to read of a run. */
    public static boolean readable(RunView view) {
        return view.directory() != null && view.state() != RunState.QUEUED && view.state() != RunState.RUNNING;
    }

    /** A run as a whole. */
    public RunResult load(String id) {
        RunView view = view(id);
        RunDirectory directory = view.directory();
        if (directory == null || !readable(view)) {
            throw new ProblemException(
                    Problem.Kind.CONFLICT,
                    "the run " + id + " is " + view.state().id() + " and has no findings yet");
        }
        return kept.get(id + " " + view.finished(), key -> RunResult.load(directory.path()));
    }

    /** Work that reads whole runs, when it is its turn. */
    public <T> T inTurn(Supplier<T> work) {
        boolean mine = false;
        try {
            mine = turns.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (!mine) {
                throw ProblemException.busy(Limit.PAGES, "other pages that read whole runs are being made", 2);
            }
            return work.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting for a turn", e);
        } finally {
            if (mine) {
                turns.release();
            }
        }
    }
}
