package io.holdfast.lab.store;

import java.util.Map;

/** Where the trials of runs are kept. Safe for many threads. */
public interface Trials {
    /** The trials of a run, by key. */
    Map<String, TrialRow> trials(String runId);

    /** Keeps a trial; a later attempt at the same trial replaces an earlier one. */
    void save(String runId, TrialRow trial);
}
