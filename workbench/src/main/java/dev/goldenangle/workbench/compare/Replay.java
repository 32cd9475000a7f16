package dev.goldenangle.workbench.compare;

import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.TimeControl;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.value.ObservableBooleanValue;

/** Plays both runs together. Time passes in A, and B follows by the alignment. */
final class Replay implements TimeControl {
    private static final double LONGEST_FRAME_SECONDS = 0.1;
    private final CompareViewModel model;
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing", false);
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1) {
        @Override
        public void set(double value) {
            super.set(Math.max(Playback.SLOWEST, Math.min(Playback.FASTEST, value)));
        }
    };

    Replay(CompareViewModel model) {
        this.model = model;
    }

    @Override
    public ObservableBooleanValue playingProperty() {
        return playing.getReadOnlyProperty();
    }

    boolean isPlaying() {
        return playing.get();
    }

    @Override
    public DoubleProperty speedProperty() {
        return speed;
    }

    @Override
    public int cursor() {
        return model.compared().isPresent() ? model.tickA() : 0;
    }

    @Override
    public void seek(int tick) {
        model.seekA(tick);
    }

    @Override
    public void toggle() {
        if (!playing.get() && model.moment() >= model.lastMoment()) {
            model.setMoment(model.firstMoment());
        }
        playing.set(!playing.get());
    }

    void stop() {
        playing.set(false);
    }

    @Override
    public void step() {
        stop();
        model.setMoment(Math.floor(model.moment() + 1e-6) + 1);
    }

    @Override
    public void stepBack() {
        stop();
        model.setMoment(Math.ceil(model.moment() - 1e-6) - 1);
    }

    @Override
    public void restart() {
        model.setMoment(model.firstMoment());
    }

    /** Called once per frame. */
    void advance(double seconds) {
        if (playing.get()) {
            model.setMoment(model.moment() + Math.min(LONGEST_FRAME_SECONDS, seconds) * speed.get() * model.ticksPerSecond());
            if (model.moment() >= model.lastMoment()) {
                stop();
            }
        }
    }
}
