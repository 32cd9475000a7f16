package dev.goldenangle.toolkit.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * This machine: shard after shard, each on all threads, with a journal that outlives the program.
 *
 * @param threads how many; the bytes do not depend on it
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
    public void run(StudyFolder folder, StudyMonitor monitor, RowEngine.Sink sink, Consumer<String> notices) throws Exception {
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
