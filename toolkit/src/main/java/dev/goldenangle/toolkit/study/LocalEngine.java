package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Runs a study on this machine: one shard after another, each on all threads, with a journal that survives a crash.
 *
 * @param threads number of threads; does not affect the result
 */
public record LocalEngine(int threads) implements SweepEngine {
    public static LocalEngine allCores() {
        return new LocalEngine(RowEngine.allCores());
    }

    @Override
    public String name() {
        return "This machine";
    }

    @Override
    public void run(StudyFolder folder, Progress monitor, RowEngine.Sink sink, Consumer<String> notices) throws Exception {
        List<String> told = new ArrayList<>();
        List<Shard> missing = folder.missing(told);
        told.forEach(notices);
        for (Shard shard : missing) {
            if (monitor.isCancelled() || !folder.file(shard).make(threads, monitor, sink)) {
                return;
            }
        }
    }
}
