package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Job;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.BadInput;

import java.io.IOException;
import java.util.BitSet;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * Runs a study in the background. It can be paused, cancelled and resumed, also after a restart of the program. Every row is delivered
 * once, in order of arrival.
 */
public final class StudyRunner implements AutoCloseable {
    private final StudyFolder folder;
    private final RowEngine.Sink onRow;
    private final Consumer<String> notices;
    private final BitSet seen = new BitSet();
    private volatile State state = State.PAUSED;
    private volatile long done;
    private volatile double rate;
    private volatile State stopped = State.PAUSED;
    private volatile Job<?> job;

    /** Finished rows are kept in every state. */
    public enum State { LOADING, RUNNING, PAUSED, CANCELLED, DONE, FAILED }

    /**
     * @param onRow   receives every row once, one at a time, on any thread
     * @param notices receives messages for the user, on any thread
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

    /** Number of finished rows, including those from earlier runs. */
    public long done() {
        return done;
    }

    /** Rows per second since the last start; keeps its last value while stopped. */
    public double rate() {
        return state == State.RUNNING ? rate = job.progress().rate() : rate;
    }

    /** NaN if unknown. */
    public double secondsLeft() {
        return state == State.RUNNING && rate() > 0 ? (total() - done) / rate() : Double.NaN;
    }

    /** Loads the finished rows, and resumes with this engine if the study was running when the program last ended. */
    public void load(SweepEngine engine) {
        begin(State.LOADING, progress -> {
            read();
            State last = folder.lastState().map(StudyRunner::state).orElse(State.PAUSED);
            if (done >= total()) {
                finish();
            } else if (last == State.RUNNING && !progress.isCancelled()) {
                make(engine, progress);
            } else {
                state = last == State.RUNNING || last == State.DONE ? State.PAUSED : last;
            }
        });
    }

    /** Loads the finished rows and runs the rest. */
    public void loadAndStart(SweepEngine engine) {
        begin(State.LOADING, progress -> {
            read();
            if (done >= total()) {
                finish();
            } else if (progress.isCancelled()) {
                state = stopped;
            } else {
                make(engine, progress);
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

    /** Starts or resumes the study. */
    public void start(SweepEngine engine) {
        begin(State.RUNNING, progress -> make(engine, progress));
    }

    private interface Work {
        void run(Progress progress) throws Exception;
    }

    private synchronized void begin(State first, Work work) {
        if (isBusy()) {
            return;
        }
        state = first;
        job = Job.start("study of " + folder.study().name(), progress -> attempt(work, progress));
    }

    private void attempt(Work work, Progress progress) {
        try {
            work.run(progress);
        } catch (Exception | StackOverflowError | OutOfMemoryError broken) {
            notices.accept(broken.getMessage() == null ? broken.toString() : broken.getMessage());
            state = State.FAILED;
            tryToRemember(State.PAUSED);
        }
    }

    private void make(SweepEngine engine, Progress progress) throws Exception {
        state = State.RUNNING;
        progress.restartClock();
        folder.remember(State.RUNNING.name().toLowerCase(Locale.ROOT));
        engine.run(folder, progress, this::take, notices);
        rate = progress.rate();
        if (done >= total()) {
            finish();
        } else {
            state = stopped;
            tryToRemember(stopped);
        }
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

    /** Stops soon; {@link #start} resumes. */
    public void pause() {
        stop(State.PAUSED);
    }

    /** Stops soon and marks the study as cancelled; {@link #start} can still resume it. */
    public void cancel() {
        stop(State.CANCELLED);
        if (state == State.PAUSED || state == State.FAILED) {
            state = State.CANCELLED;
            tryToRemember(State.CANCELLED);
        }
    }

    private synchronized void stop(State as) {
        stopped = as;
        if (job != null) {
            job.cancel();
        }
    }

    private void tryToRemember(State last) {
        try {
            folder.remember(last.name().toLowerCase(Locale.ROOT));
        } catch (IOException unwritable) {
            notices.accept(unwritable.getMessage());
        }
    }

    /** Stops, but saves a running study as running, so that the next program resumes it. */
    @Override
    public void close() {
        boolean wasRunning = state == State.RUNNING;
        stop(State.PAUSED);
        join();
        if (wasRunning && state != State.DONE && state != State.FAILED) {
            tryToRemember(State.RUNNING);
        }
    }

    /** Waits until the work has stopped. */
    public void join() {
        Job<?> running = job;
        if (running != null) {
            try {
                running.join();
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
