package dev.goldenangle.workbench.tasks;

import dev.goldenangle.toolkit.background.DaemonThreads;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs pieces of work on the calling thread and on helper threads. A free thread takes the next piece, so list the
 * longest pieces first. A helper that is still busy elsewhere does not delay the result.
 */
public final class WorkerPool implements AutoCloseable {
    private final ExecutorService helpers;
    private final int most;

    /** @param threads number of threads working at once, including the caller */
    public WorkerPool(String name, int threads) {
        most = threads - 1;
        AtomicInteger number = new AtomicInteger();
        helpers = Executors.newFixedThreadPool(Math.max(1, most), work -> DaemonThreads.unstarted(name + "-" + number.incrementAndGet(), work));
    }

    /**
     * Runs all pieces and returns their results in order.
     * @throws ExecutionException with the exception of the first piece that failed
     * @throws InterruptedException if the pool is closed meanwhile
     */
    public <T> List<T> doAll(List<? extends Callable<T>> pieces) throws ExecutionException, InterruptedException {
        List<FutureTask<T>> tasks = new ArrayList<>();
        pieces.forEach(piece -> tasks.add(new FutureTask<>(piece)));
        AtomicInteger next = new AtomicInteger();
        Runnable worker = () -> {
            for (int i = next.getAndIncrement(); i < tasks.size(); i = next.getAndIncrement()) {
                tasks.get(i).run();
            }
        };
        for (int i = 0; i < Math.min(most, tasks.size() - 1); i++) {
            helpers.execute(worker);
        }
        worker.run();
        List<T> results = new ArrayList<>();
        for (FutureTask<T> task : tasks) {
            results.add(task.get());
        }
        return results;
    }

    @Override
    public void close() {
        helpers.shutdownNow();
    }
}
