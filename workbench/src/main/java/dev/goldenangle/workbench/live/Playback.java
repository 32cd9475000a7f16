package dev.goldenangle.workbench.live;

import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableBooleanValue;

import java.util.function.IntConsumer;

/**
 * Controls time: whether the world runs, how fast, and which tick is shown. The viewport and all graphs share its
 * cursor. Playing from a cursor before the end starts a new branch there.
 */
public final class Playback implements TimeControl {
    public static final double SLOWEST = 0.1;
    public static final double FASTEST = 4;

    private final LiveLoop loop;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.PAUSED);
    private final BooleanBinding playing = new BooleanBinding() {
        {
            bind(state);
        }

        @Override
        protected boolean computeValue() {
            return state.get() == State.LIVE;
        }
    };
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1) {
        @Override
        public void set(double value) {
            super.set(Math.max(SLOWEST, Math.min(FASTEST, value)));
        }
    };
    private final ReadOnlyIntegerWrapper cursor = new ReadOnlyIntegerWrapper(this, "cursor", 0);
    private final ReadOnlyIntegerWrapper length = new ReadOnlyIntegerWrapper(this, "length", 0);
    private Runnable onRestart = () -> { };
    private IntConsumer onBeyond = tick -> { };
    private boolean ahead;
    /** Whether a run simulated elsewhere is shown. */
    private boolean following;
    /** A tick requested before the run that has it arrived; −1 for none. */
    private int wanted = -1;
    private int branch;
    /** Whether to show the end of the next run. */
    private boolean toEnd;
    /** Ticks per second of the run on screen. */
    private double rate;
    private LiveFrame frame;

    /** LIVE: the cursor moves with the world. PAUSED: it is at the end. SCRUBBING: it is at any earlier tick. */
    public enum State { LIVE, PAUSED, SCRUBBING }

    Playback(LiveLoop loop) {
        this.loop = loop;
        speed.addListener((observable, old, value) -> loop.setSpeed(value.doubleValue()));
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    public State state() {
        return state.get();
    }

    public boolean isLive() {
        return state.get() == State.LIVE;
    }

    @Override
    public ObservableBooleanValue playingProperty() {
        return playing;
    }

    /** Multiple of real time, 0.1 to 4. */
    @Override
    public DoubleProperty speedProperty() {
        return speed;
    }

    @Override
    public int cursor() {
        return cursor.get();
    }

    /** Ticks of the run on screen. */
    public ReadOnlyIntegerProperty lengthProperty() {
        return length.getReadOnlyProperty();
    }

    /** Progress of the last tick, 0 to 1, for interpolating between the last two; 1 unless live. */
    public float alpha() {
        return isLive() && frame != null ? frame.alpha() : 1f;
    }

    /** Average simulation time of a tick. */
    public double tickMicros() {
        return frame == null ? 0 : frame.tickMicros();
    }

    /** Ticks of this run that were due but never ran. */
    public long missedTicks() {
        return frame == null ? 0 : frame.missedTicks();
    }

    /** Continues from the cursor; before the end, this starts a new branch. */
    public void play() {
        if (!isLive()) {
            takeUpAtCursor();
            nextBranch();
            state.set(State.LIVE);
            loop.setPlaying(true);
        }
    }

    private void takeUpAtCursor() {
        int ticks = cursor.get() + 1;
        boolean isUntouched = ahead && ticks == 1 && played() == 0;
        if (!isUntouched && (ahead || ticks < length.get())) {
            loop.submit(world -> world.goTo(ticks));
        }
        ahead = false;
    }

    /** Increments the branch number, to tell later frames from those already requested. */
    private void nextBranch() {
        int next = ++branch;
        wanted = -1;
        loop.submit(world -> world.reach(next));
    }

    /** Whether the last request is done and on screen. */
    public boolean isSettled() {
        return frame != null && frame.branch() == branch;
    }

    private int played() {
        return frame == null ? 0 : frame.run().length();
    }

    /** The run played last, without a preview; null before the first frame. */
    public Run playedRun() {
        return frame == null ? null : frame.run();
    }

    /** The chosen start state; null for the source's own. */
    MoverState start() {
        return frame == null ? null : frame.start();
    }

    /** A number that changes whenever playing continues. While the number is the same, the inputs are the same. */
    public int branch() {
        return branch;
    }

    /** How much of the run is re-simulated under changed knobs, 0 to 1. */
    public double progress() {
        return frame == null ? 1 : frame.progress();
    }

    public void pause() {
        if (isLive()) {
            loop.setPlaying(false);
            state.set(State.PAUSED);
        }
    }

    @Override
    public void toggle() {
        if (isLive()) {
            pause();
        } else {
            play();
        }
    }

    /** One tick forward: moves the cursor within the run, or simulates one tick at its end. */
    @Override
    public void step() {
        pause();
        if (cursor.get() + 1 < length.get()) {
            seek(cursor.get() + 1);
        } else {
            takeUpAtCursor();
            state.set(State.PAUSED);
            loop.runTicks(1);
            nextBranch();
        }
    }

    @Override
    public void stepBack() {
        seek(cursor.get() - 1);
    }

    /** Shows a tick and pauses. A tick after the end is passed to the handler of {@link #setOnBeyond}. */
    @Override
    public void seek(int tick) {
        pause();
        if (isSettled() || ahead) {
            moveTo(tick);
        } else {
            wanted = tick;
            toEnd = false;
        }
    }

    private void moveTo(int tick) {
        cursor.set(Math.max(0, Math.min(length.get() - 1, tick)));
        state.set(cursor.get() >= length.get() - 1 ? State.PAUSED : State.SCRUBBING);
        if (tick > length.get() - 1) {
            onBeyond.accept(tick);
        }
    }

    /** @param action receives a requested tick that is after the end of the run */
    public void setOnBeyond(IntConsumer action) {
        onBeyond = action;
    }

    /** Simulates this many ticks at once, for example for a snapshot of a later moment. */
    public void skip(int ticks) {
        takeUpAtCursor();
        loop.runTicks(ticks);
        nextBranch();
        toEnd = true;
        state.set(isLive() ? State.LIVE : State.PAUSED);
    }

    /** Restarts where the source starts. */
    @Override
    public void restart() {
        restartAt(null);
    }

    /** Restarts at a state, such as a checkpoint or a saved position. */
    public void restartAt(MoverState start) {
        onRestart.run();
        ahead = false;
        loop.submit(world -> world.restart(start));
        nextBranch();
        toEnd = true;
    }

    void setOnRestart(Runnable action) {
        onRestart = action;
    }

    /** Shows a new frame of live play. */
    void show(LiveFrame newFrame) {
        frame = newFrame;
        if (!ahead && isSettled()) {
            setLength(newFrame.run());
        }
    }

    /** Shows a longer run with the same knobs and beginning, as a preview. The cursor stays. */
    public void lookAhead(Run run) {
        ahead = true;
        keepMoment(run);
        length.set(run.length());
        cursor.set(Math.max(0, Math.min(cursor.get(), run.length() - 1)));
    }

    /** Shows a run simulated elsewhere, at its end unless the user is looking at an earlier tick. */
    public void follow(Run run) {
        boolean isAtEnd = !following || cursor.get() >= length.get() - 1;
        following = true;
        ahead = true;
        rate = run.header().tickRate();
        length.set(run.length());
        cursor.set(Math.max(0, isAtEnd ? run.length() - 1 : Math.min(cursor.get(), run.length() - 1)));
    }

    /** Returns to the run played here. */
    public void unfollow() {
        following = false;
        ahead = false;
        toEnd = true;
        if (state.get() == State.SCRUBBING) {
            state.set(State.PAUSED);
        }
        if (frame != null) {
            setLength(frame.run());
        }
    }

    /** Whether the run on screen extends beyond the played one. */
    public boolean isAhead() {
        return ahead;
    }

    /** Keeps the cursor at the same time when the tick rate changes. */
    private void keepMoment(Run run) {
        double newRate = run.header().tickRate();
        if (rate != 0 && rate != newRate && length.get() > 0) {
            boolean isAtEnd = cursor.get() >= length.get() - 1;
            length.set(run.length());
            cursor.set(isAtEnd && !ahead ? Math.max(0, run.length() - 1) : Math.max(0, (int) Math.round((cursor.get() + 1.0) * newRate / rate) - 1));
        }
        rate = newRate;
    }

    private void setLength(Run run) {
        keepMoment(run);
        int ticks = run.length();
        boolean atEnd = cursor.get() >= length.get() - 1;
        length.set(ticks);
        if (isLive() || toEnd || state.get() != State.SCRUBBING && atEnd || cursor.get() >= ticks) {
            cursor.set(Math.max(0, ticks - 1));
        }
        toEnd = false;
        if (wanted >= 0) {
            int tick = wanted;
            wanted = -1;
            moveTo(tick);
        }
    }

    /** Call when another world has started. */
    void begin() {
        nextBranch();
    }

    /** Discards the old world; it cannot be resumed. */
    void forget() {
        ahead = false;
        following = false;
        wanted = -1;
        frame = null;
        length.set(0);
        cursor.set(0);
        if (state.get() == State.SCRUBBING) {
            state.set(State.PAUSED);
        }
    }
}
