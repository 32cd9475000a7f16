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
 * Controls time: whether the world runs, how fast, and which tick is shown. One cursor for the viewport and all graphs. Playing
 * while the cursor stands before the end resumes from there as a new branch.
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
    /** Whether a run is shown that is made elsewhere. */
    private boolean following;
    /** A tick that was asked for while what is to be shown had not come yet; −1 for none. */
    private int wanted = -1;
    private int branch;
    /** Whether what comes next is shown at its end. */
    private boolean toEnd;
    /** Ticks per second of the run that is shown. */
    private double rate;
    private LiveFrame frame;

    /** Live: the cursor runs with the world. Paused: it stands at the end. Scrubbing: it stands anywhere. */
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

    /** Ticks of the run that is shown. */
    public ReadOnlyIntegerProperty lengthProperty() {
        return length.getReadOnlyProperty();
    }

    /** How far the last tick has come, 0 to 1, to draw between the last two; 1 unless live. */
    public float alpha() {
        return isLive() && frame != null ? frame.alpha() : 1f;
    }

    /** What a tick costs. */
    public double tickMicros() {
        return frame == null ? 0 : frame.tickMicros();
    }

    /** Ticks that were due in this run and never ran. */
    public long missedTicks() {
        return frame == null ? 0 : frame.missedTicks();
    }

    /** Runs on from the cursor; from before the end that is a new branch. */
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

    /** Another number for what comes after everything that was asked so far. */
    private void nextBranch() {
        int next = ++branch;
        wanted = -1;
        loop.submit(world -> world.reach(next));
    }

    /** Whether what was asked for last has been done and is shown. */
    public boolean isSettled() {
        return frame != null && frame.branch() == branch;
    }

    private int played() {
        return frame == null ? 0 : frame.run().length();
    }

    /** What was played last, without what is looked at ahead; null before the first frame. */
    public Run playedRun() {
        return frame == null ? null : frame.run();
    }

    /** Where it was told to begin; null for where its source begins. */
    MoverState start() {
        return frame == null ? null : frame.start();
    }

    /** Another number whenever the player or a bot goes on: between two equal ones the same keys were pressed. */
    public int branch() {
        return branch;
    }

    /** How much of what was played is there again under turned knobs, 0 to 1. */
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

    /** One tick on: within the record the cursor moves, at its end the world ticks once. */
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

    /** Shows a tick of the record; the world stops meanwhile. One that is not there yet is left to whoever can show what would come. */
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

    /** @param action takes a tick that was asked for and that comes after all that is shown */
    public void setOnBeyond(IntConsumer action) {
        onBeyond = action;
    }

    /** Runs so many ticks at once, as for a picture of a later moment. */
    public void skip(int ticks) {
        takeUpAtCursor();
        loop.runTicks(ticks);
        nextBranch();
        toEnd = true;
        state.set(isLive() ? State.LIVE : State.PAUSED);
    }

    /** Begins again where the source begins. */
    @Override
    public void restart() {
        restartAt(null);
    }

    /** Begins again at a state, such as a checkpoint or a saved position. */
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

    /** A frame of live play has come. */
    void show(LiveFrame newFrame) {
        frame = newFrame;
        if (!ahead && isSettled()) {
            setLength(newFrame.run());
        }
    }

    /** Looks ahead of what was played, at a run under the same knobs that begins alike; the moment shown stays. */
    public void lookAhead(Run run) {
        ahead = true;
        keepMoment(run);
        length.set(run.length());
        cursor.set(Math.max(0, Math.min(cursor.get(), run.length() - 1)));
    }

    /** Shows a run that is made elsewhere, at its end unless another moment of it is looked at. */
    public void follow(Run run) {
        boolean isAtEnd = !following || cursor.get() >= length.get() - 1;
        following = true;
        ahead = true;
        rate = run.header().tickRate();
        length.set(run.length());
        cursor.set(Math.max(0, isAtEnd ? run.length() - 1 : Math.min(cursor.get(), run.length() - 1)));
    }

    /** Shows what was played here again. */
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

    /** Whether what is shown goes on after what was played. */
    public boolean isAhead() {
        return ahead;
    }

    /** Ticks of another length: the same second is shown. */
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

    /** Another world has been begun. */
    void begin() {
        nextBranch();
    }

    /** Another world: nothing of the old one can be resumed. */
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
