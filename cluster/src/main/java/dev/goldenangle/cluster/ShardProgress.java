package dev.goldenangle.cluster;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

import java.util.List;
import java.util.Locale;

/** Prints to standard error every finished shard, and every shard that failed and is retried. */
final class ShardProgress extends SparkListener {
    private final List<Integer> shards;
    private final int of;
    private final long started = System.nanoTime();
    private int done;

    /** @param shards the numbers of the shards, in the order of the tasks */
    ShardProgress(List<Integer> shards, int of) {
        this.shards = List.copyOf(shards);
        this.of = of;
    }

    @Override
    public synchronized void onTaskEnd(SparkListenerTaskEnd end) {
        int index = end.taskInfo().index();
        if (end.stageId() != 0 || index >= shards.size()) {
            return;
        }
        int shard = shards.get(index);
        if (!end.taskInfo().successful()) {
            System.err.println("shard " + shard + " of " + of + " failed on " + end.taskInfo().host() + " and is retried: " + firstLine(end.reason().toString()));
            return;
        }
        done++;
        double seconds = (System.nanoTime() - started) * 1e-9;
        System.err.println(String.format(Locale.ROOT, "shard %d of %d done on %s, %d of %d, %.0f s left", shard, of, end.taskInfo().host(), done, shards.size(),
                seconds / done * (shards.size() - done)));
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }
}
