package io.holdfast.app.web.work;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Which work is next. Clients take turns by the time that was spent on them: the one with the least goes first, so that
 * a client which sends much waits for itself and not others for it. Of one client's work the earliest due goes first.
 *
 * <p>At most so many tasks run at once as there are places, and one more: the spare place takes work of a client that
 * has nothing running, or nothing that is not much larger. So whoever asks for little begins at once, whatever others
 * have asked for. Not safe for threads: {@link Workers} guards it.
 */
final class FairQueue {
    /** Work is much larger than other work from this many times its size on. */
    private static final int MUCH = 4;

    /** Below this size all work is alike. */
    private static final long SMALL = 4096;

    /** Clients remembered though they have nothing here, because they have had more than others. */
    private static final int REMEMBERED = 1024;

    private final int places;
    private final Map<String, Line> lines = new HashMap<>();
    private int running;

    /** The time spent on the client served last, when it was served: where a new client begins. */
    private long level;

    FairQueue(int places) {
        this.places = places;
    }

    /** The work of one client. */
    private static final class Line {
        private final Queue<Task<?>> waiting = new PriorityQueue<>();
        private final List<Task<?>> running = new ArrayList<>();
        private long spent;

        boolean idle() {
            return waiting.isEmpty() && running.isEmpty();
        }

        /** The time spent on this client, with what is under way. */
        long all() {
            return spent
                    + running.stream().mapToLong(t -> t.underWay().toNanos()).sum();
        }

        boolean alone(Task<?> task) {
            long size = Math.max(SMALL, task.demand().size());
            return running.stream().allMatch(t -> t.demand().size() >= MUCH * size);
        }

        @Nullable Task<?> first(Predicate<Task<?>> which) {
            return waiting.stream().filter(which).min(Comparator.naturalOrder()).orElse(null);
        }
    }

    void add(Task<?> task) {
        Line line = lines.computeIfAbsent(task.demand().client(), client -> new Line());
        if (line.idle()) {
            line.spent = Math.max(line.spent, level);
        }
        line.waiting.add(task);
    }

    void remove(Task<?> task) {
        Line line = lines.get(task.demand().client());
        if (line != null) {
            line.waiting.remove(task);
            forget(line, task);
        }
    }

    /** Takes the work that may begin now; null when none may. */
    @Nullable Task<?> next() {
        if (running > places) {
            return null;
        }
        Task<?> next = null;
        long least = 0;
        for (Line line : lines.values()) {
            Task<?> first = running < places ? line.waiting.peek() : line.first(line::alone);
            long spent = line.all();
            if (first != null && (next == null || spent < least || spent == least && first.compareTo(next) < 0)) {
                next = first;
                least = spent;
            }
        }
        if (next != null) {
            begin(next);
        }
        return next;
    }

    private void begin(Task<?> task) {
        Line line = line(task);
        line.waiting.remove(task);
        line.running.add(task);
        level = Math.max(level, line.spent);
        running++;
    }

    /** A task that was taken is over. */
    void over(Task<?> task) {
        line(task).spent += task.underWay().toNanos();
        skip(task);
    }

    /** A task that was taken was not begun: nobody waits for it any more. */
    void skip(Task<?> task) {
        Line line = line(task);
        line.running.remove(task);
        running--;
        forget(line, task);
    }

    private void forget(Line line, Task<?> task) {
        if (line.idle() && (line.spent <= level || lines.size() > REMEMBERED)) {
            lines.remove(task.demand().client());
        }
    }

    private Line line(Task<?> task) {
        return Objects.requireNonNull(lines.get(task.demand().client()), "a task has a line");
    }

    /** What runs now. */
    List<Task<?>> running() {
        return lines.values().stream().flatMap(line -> line.running.stream()).toList();
    }

    /** Takes all that waits. */
    List<Task<?>> drain() {
        List<Task<?>> all = new ArrayList<>();
        lines.values().forEach(line -> {
            all.addAll(line.waiting);
            line.waiting.clear();
        });
        return all;
    }
}
