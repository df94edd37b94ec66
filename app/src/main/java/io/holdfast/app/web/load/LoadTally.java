package io.holdfast.app.web.load;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What came back under load.
 *
 * @param statuses answers by status
 * @param unconnected requests that were never sent: nobody listened
 * @param lost what became of each request that was sent and got no answer
 * @param unexplained 429s without {@code Retry-After}
 * @param accepted times of the answers with status 200, in nanoseconds, sorted
 */
public record LoadTally(
        Map<Integer, Integer> statuses,
        int unconnected,
        List<String> lost,
        int unexplained,
        double seconds,
        List<Long> accepted) {
    private static final double NANOS = 1e6;

    public LoadTally {
        statuses = new TreeMap<>(statuses);
        lost = List.copyOf(lost);
        accepted = accepted.stream().sorted().toList();
    }

    public int count(int status) {
        return statuses.getOrDefault(status, 0);
    }

    /** Requests that were sent and got no answer. */
    public int unanswered() {
        return lost.size();
    }

    public int sent() {
        return statuses.values().stream().mapToInt(Integer::intValue).sum() + unconnected + lost.size();
    }

    /** Answers with status 200 in a second. */
    public double rate() {
        return count(200) / seconds;
    }

    /** A percentile of the time an accepted request took, in milliseconds; 0 when none was. */
    public double milliseconds(double share) {
        return accepted.isEmpty()
                ? 0
                : accepted.get(Math.min(accepted.size() - 1, (int) (share * accepted.size()))) / NANOS;
    }
}
