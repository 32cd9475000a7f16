package dev.goldenangle.toolkit.study;

import java.util.function.Consumer;

/** Makes the shards of a study that are missing in its folder. */
public interface SweepEngine {
    /** For people: "This machine". */
    String name();

    /**
     * Returns when all shards are there, or soon after the monitor was cancelled; what was made by then stays.
     *
     * @param sink    hears of rows as they arrive, one at a time, on any thread; of some perhaps twice
     * @param notices hears sentences for people
     */
    void run(StudyFolder folder, StudyMonitor monitor, RowEngine.Sink sink, Consumer<String> notices) throws Exception;
}
