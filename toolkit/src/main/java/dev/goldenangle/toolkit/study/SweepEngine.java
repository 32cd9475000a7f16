package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;

import java.util.function.Consumer;

/** Runs the missing shards of a study. */
public interface SweepEngine {
    /** Shown to the user, such as "This machine". */
    String name();

    /**
     * Returns when all shards exist, or soon after the monitor is cancelled; finished rows are kept.
     *
     * @param sink    receives rows as they arrive, one at a time, on any thread; some perhaps twice
     * @param notices receives messages for the user
     */
    void run(StudyFolder folder, Progress monitor, RowEngine.Sink sink, Consumer<String> notices) throws Exception;
}
