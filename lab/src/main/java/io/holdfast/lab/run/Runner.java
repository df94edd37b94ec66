package io.holdfast.lab.run;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.AnswerSystem;
import io.holdfast.lab.store.TrialRow;
import io.holdfast.lab.store.TrialRow.Failure;
import io.holdfast.lab.store.Trials;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Asks a system the trials of a plan that have no answer yet, and keeps each answer the moment it is there. A failed
 * trial is kept as failed: it is asked again by the next execution and never counts as an answer. A bad case costs a
 * case, not a run; a system that fails several times in a row, a spent budget or a passed deadline ends the run.
 */
public final class Runner {
    private final Trials store;
    private final InstantSource clock;
    private final Limits limits;
    private final Progress progress;

    /**
     * What a run may do.
     *
     * @param timeout of one call
     * @param breakerFailures failures of the system in a row that end the run
     * @param estimate the tokens a trial may cost at most
     */
    public record Limits(
            int concurrency,
            Duration timeout,
            int breakerFailures,
            Deadline deadline,
            Budget budget,
            RateLimit rateLimit,
            Function<Trial, Budget.Estimate> estimate) {}

    public Runner(Trials store, InstantSource clock, Limits limits, Progress progress) {
        this.store = store;
        this.clock = clock;
        this.limits = limits;
        this.progress = progress;
    }

    /** @return why the run ended early, or null when every trial was tried */
    public @Nullable Stop run(String runId, List<Trial> trials, AnswerSystem system) {
        Map<String, TrialRow> kept = store.trials(runId);
        List<Trial> open = trials.stream().filter(t -> !isAnswered(kept, t)).toList();
        Execution execution = new Execution(runId, system, kept, open, trials.size());
        execution.run();
        return execution.stop;
    }

    private static boolean isAnswered(Map<String, TrialRow> kept, Trial trial) {
        TrialRow row = kept.get(trial.key().hash());
        return row != null && row.answered();
    }

    private final class Execution {
        private final String runId;
        private final AnswerSystem system;
        private final Map<String, TrialRow> kept;
        private final Iterator<Trial> open;
        private final int reused;
        private final int total;
        private final Instant started = clock.instant();
        private final ExecutorService calls = Executors.newCachedThreadPool(Execution::daemon);
        private int finished;
        private int failed;
        private int failuresInARow;
        private @Nullable Stop stop;

        Execution(String runId, AnswerSystem system, Map<String, TrialRow> kept, List<Trial> open, int total) {
            this.runId = runId;
            this.system = system;
            this.kept = kept;
            this.open = open.iterator();
            this.total = total;
            this.reused = total - open.size();
        }

        void run() {
            ExecutorService workers = Executors.newFixedThreadPool(limits.concurrency(), Execution::daemon);
            try {
                List<Future<?>> running = new ArrayList<>();
                for (int i = 0; i < limits.concurrency(); i++) {
                    running.add(workers.submit(this::work));
                }
                for (Future<?> worker : running) {
                    worker.get();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                stop(ErrorCode.INTERNAL, "interrupted");
            } catch (ExecutionException e) {
                if (e.getCause() instanceof HoldfastException known) {
                    throw known;
                }
                throw new IllegalStateException(e.getCause());
            } finally {
                workers.shutdownNow();
                calls.shutdownNow();
            }
        }

        private void work() {
            for (Trial trial = next(); trial != null; trial = next()) {
                Budget.Estimate estimate = limits.estimate().apply(trial);
                if (!limits.budget().reserve(estimate)) {
                    stop(
                            ErrorCode.BUDGET_EXHAUSTED,
                            "the budget does not hold another call; raise --max-tokens or"
                                    + " --max-cost and run again to go on");
                    return;
                }
                TrialRow row = ask(trial, estimate);
                Answer answer = row.answer();
                limits.budget().settle(estimate, answer == null ? null : answer.usage());
                store.save(runId, row);
                finished(row);
            }
        }

        private synchronized @Nullable Trial next() {
            if (stop != null || !open.hasNext()) {
                return null;
            }
            if (limits.deadline().passed()) {
                stop(ErrorCode.TIMEOUT, "the deadline of the run passed; run again to go on");
                return null;
            }
            return open.next();
        }

        private TrialRow ask(Trial trial, Budget.Estimate estimate) {
            TrialRow before = kept.get(trial.key().hash());
            int attempts = (before == null ? 0 : before.attempts()) + 1;
            try {
                limits.rateLimit().acquire(estimate.total());
                Instant from = clock.instant();
                Answer answer = within(limits.deadline().remaining(limits.timeout()), trial);
                Duration latency = answer.latency() == null
                        ? Duration.between(from, clock.instant())
                        : Objects.requireNonNull(answer.latency());
                return row(
                        trial,
                        new Answer(answer.text(), system.id(), answer.citations(), answer.usage(), latency),
                        null,
                        attempts);
            } catch (HoldfastException e) {
                return row(trial, null, new Failure(e.code(), message(e)), attempts);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return row(trial, null, new Failure(ErrorCode.TIMEOUT, "interrupted"), attempts);
            }
        }

        private TrialRow row(Trial trial, @Nullable Answer answer, @Nullable Failure failure, int attempts) {
            return new TrialRow(
                    trial.key().hash(),
                    trial.id(),
                    answer,
                    failure,
                    attempts,
                    clock.instant().toString());
        }

        /** A call that is not back in time is given up: nothing waits for ever. */
        private Answer within(Duration time, Trial trial) throws InterruptedException {
            Future<Answer> call = calls.submit(() -> system.answer(trial.asked()));
            try {
                return call.get(Math.max(1, time.toMillis()), TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                call.cancel(true);
                throw new HoldfastException(
                        ErrorCode.TIMEOUT,
                        system.id() + " did not answer within "
                                + limits.timeout().toSeconds() + " s; raise inference.timeout_seconds or --deadline",
                        e);
            } catch (ExecutionException e) {
                if (e.getCause() instanceof HoldfastException known) {
                    throw known;
                }
                if (e.getCause() instanceof Error error) {
                    throw error;
                }
                throw new HoldfastException(ErrorCode.INTERNAL, system.id() + " failed: " + e.getCause(), e.getCause());
            }
        }

        private synchronized void finished(TrialRow row) {
            finished++;
            Failure failure = row.error();
            failed += failure == null ? 0 : 1;
            failuresInARow = failure != null && blamesTheSystem(failure.code()) ? failuresInARow + 1 : 0;
            if (failure != null && failuresInARow >= limits.breakerFailures()) {
                stop(
                        failure.code(),
                        failuresInARow + " trials in a row failed, the last with: " + failure.message()
                                + "; run again to go on once it works");
            }
            progress.update(
                    Progress.Snapshot.of(finished, failed, reused, total, Duration.between(started, clock.instant())));
        }

        private synchronized void stop(ErrorCode code, String message) {
            if (stop == null) {
                stop = new Stop(code, message);
            }
        }

        private static boolean blamesTheSystem(ErrorCode code) {
            return code.retriable()
                    || code == ErrorCode.UNAUTHORIZED
                    || code == ErrorCode.MODEL_MISSING
                    || code == ErrorCode.INTERNAL;
        }

        private static String message(HoldfastException e) {
            return e.getMessage() == null ? e.code().id() : e.getMessage();
        }

        private static Thread daemon(Runnable work) {
            Thread thread = new Thread(work, "holdfast-run");
            thread.setDaemon(true);
            return thread;
        }
    }
}
