package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.util.BitSet;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Runs a study in the background, for whoever watches: it can be paused, resumed, cancelled, and resumed by a later program. Every row
 * is handed over once, in whatever order it arrives.
 */
public final class StudyRunner implements AutoCloseable {
    private final StudyFolder folder;
    private final RowEngine.Sink onRow;
    private final Consumer<String> notices;
    private final BitSet seen = new BitSet();
    private volatile State state = State.PAUSED;
    private volatile StudyMonitor monitor = new StudyMonitor();
    private volatile long done;
    private volatile double rate;
    private volatile State stopped = State.PAUSED;
    private Thread thread;

    /** How it stands. What has run is kept in all of them. */
    public enum State { LOADING, RUNNING, PAUSED, CANCELLED, DONE, FAILED }

    /**
     * @param onRow   hears of every row once, one at a time, on any thread
     * @param notices hears sentences for people, on any thread
     */
    public StudyRunner(StudyFolder folder, RowEngine.Sink onRow, Consumer<String> notices) {
        this.folder = folder;
        this.onRow = onRow;
        this.notices = notices;
    }

    public StudyFolder folder() {
        return folder;
    }

    public State state() {
        return state;
    }

    public boolean isBusy() {
        return state == State.RUNNING || state == State.LOADING;
    }

    public long total() {
        return folder.study().rows();
    }

    /** Rows that are there, from before too. */
    public long done() {
        return done;
    }

    /** Rows a second since it was last started; the last rate while it stands still. */
    public double rate() {
        return state == State.RUNNING ? rate = monitor.rate() : rate;
    }

    /** NaN while nobody knows. */
    public double secondsLeft() {
        return state == State.RUNNING && rate() > 0 ? (total() - done) / rate() : Double.NaN;
    }

    /** Reads what is there; then it goes on by this engine if it was running when it was last heard of. */
    public void load(SweepEngine engine) {
        begin(State.LOADING, () -> {
            read();
            State last = folder.lastState().map(StudyRunner::state).orElse(State.PAUSED);
            if (done >= total()) {
                finish();
            } else if (last == State.RUNNING && !monitor.isCancelled()) {
                make(engine);
            } else {
                state = last == State.RUNNING || last == State.DONE ? State.PAUSED : last;
            }
        });
    }

    /** Reads what is there and makes the rest. */
    public void loadAndStart(SweepEngine engine) {
        begin(State.LOADING, () -> {
            read();
            if (done >= total()) {
                finish();
            } else if (monitor.isCancelled()) {
                state = stopped;
            } else {
                make(engine);
            }
        });
    }

    private void read() throws Exception {
        for (Shard shard : folder.shards()) {
            try {
                folder.file(shard).load(this::take);
            } catch (BadInput refused) {
                notices.accept(refused.getMessage());
            }
        }
    }

    private static State state(String word) {
        try {
            return State.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException unknown) {
            return State.PAUSED;
        }
    }

    /** Goes on, from the start or from where it is. */
    public void start(SweepEngine engine) {
        begin(State.RUNNING, () -> make(engine));
    }

    private interface Work {
        void run() throws Exception;
    }

    private synchronized void begin(State first, Work work) {
        if (isBusy()) {
            return;
        }
        state = first;
        monitor = new StudyMonitor();
        thread = new Thread(() -> attempt(work), "study of " + folder.study().name());
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
    }

    private void attempt(Work work) {
        try {
            work.run();
        } catch (Exception | StackOverflowError | OutOfMemoryError broken) {
            notices.accept(broken.getMessage() == null ? broken.toString() : broken.getMessage());
            state = State.FAILED;
            tryToRemember(State.PAUSED);
        }
    }

    private void make(SweepEngine engine) throws Exception {
        state = State.RUNNING;
        countAnew();
        folder.remember(State.RUNNING.name().toLowerCase(Locale.ROOT));
        engine.run(folder, monitor, this::take, notices);
        rate = monitor.rate();
        if (done >= total()) {
            finish();
        } else {
            state = stopped;
            tryToRemember(stopped);
        }
    }

    /** What was loaded does not count into the rate. */
    private synchronized void countAnew() {
        monitor = monitor.isCancelled() ? monitor : new StudyMonitor();
    }

    private void finish() throws BadInput, IOException {
        folder.merge();
        folder.remember(State.DONE.name().toLowerCase(Locale.ROOT));
        state = State.DONE;
    }

    private synchronized void take(long index, double[] row) throws Exception {
        int place = Math.toIntExact(index);
        if (!seen.get(place)) {
            seen.set(place);
            onRow.accept(index, row);
            done++;
        }
    }

    /** Stops soon; what has run is kept, and a later start goes on. */
    public void pause() {
        stop(State.PAUSED);
    }

    /** Stops soon for good, though a start goes on nevertheless. */
    public void cancel() {
        stop(State.CANCELLED);
        if (state == State.PAUSED || state == State.FAILED) {
            state = State.CANCELLED;
            tryToRemember(State.CANCELLED);
        }
    }

    private synchronized void stop(State as) {
        stopped = as;
        monitor.cancel();
    }

    private void tryToRemember(State last) {
        try {
            folder.remember(last.name().toLowerCase(Locale.ROOT));
        } catch (IOException unwritable) {
            notices.accept(unwritable.getMessage());
        }
    }

    /** Stops as a program that ends does: a study that runs is remembered as running, and the next program goes on with it. */
    @Override
    public void close() {
        boolean wasRunning = state == State.RUNNING;
        stop(State.PAUSED);
        join();
        if (wasRunning && state != State.DONE && state != State.FAILED) {
            tryToRemember(State.RUNNING);
        }
    }

    /** Waits until it stands still. */
    public void join() {
        Thread running = thread;
        if (running != null) {
            try {
                running.join();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
