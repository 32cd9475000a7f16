package dev.goldenangle.workbench.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Does pieces of work on the thread that asks and on helpers beside it. Whoever is free takes the next piece, so pieces that take longest are best named
 * first; and a helper that comes late, or that is busy for somebody else, is not waited for.
 */
public final class Crew implements AutoCloseable {
    private final ExecutorService helpers;
    private final int most;

    /** @param threads how many work at once, the one that asks among them */
    public Crew(String name, int threads) {
        most = threads - 1;
        AtomicInteger number = new AtomicInteger();
        helpers = Executors.newFixedThreadPool(Math.max(1, most), work -> daemon(work, name + "-" + number.incrementAndGet()));
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Does all pieces and gives their results in the order of the pieces.
     *
     * @throws ExecutionException   with what the first of them that failed threw
     * @throws InterruptedException when this is closed meanwhile
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
