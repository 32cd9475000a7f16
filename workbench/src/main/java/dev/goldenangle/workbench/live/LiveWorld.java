package dev.goldenangle.workbench.live;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

import java.util.ArrayList;
import java.util.List;

/** The driving run and its ghosts at the same tick, but for ghosts that are still catching up. Belongs to the simulation thread. */
final class LiveWorld {
    /** What a ghost makes up at once: far less than a tick takes to be due. */
    static final int TICKS_PER_SLICE = 64;
    private final Model model;
    private final Level level;
    private final int epoch;
    private ParameterSet parameters;
    private LiveRun driver;
    private List<Ghost> ghosts = List.of();
    /** Who has the floor; of use when it breaks. */
    private Source moving;

    LiveWorld(int epoch, Model model, ParameterSet parameters, Level level, Source driving, List<Source> ghosts) {
        this.epoch = epoch;
        this.model = model;
        this.level = level;
        this.parameters = parameters;
        begin(driving, driving.start().orElse(null));
        setGhosts(ghosts);
    }

    private void begin(Source source, MoverState start) {
        driver = new LiveRun(source, model, parameters, level, start);
        driver.lookAlongState();
    }

    void tick() {
        int before = tickCount();
        moving = driver.source();
        driver.tick();
        for (int i = 0; i < ghosts.size(); i++) {
            Ghost ghost = ghosts.get(i);
            if (!ghost.isBehind(before)) {
                moving = ghost.source();
                ghost.runTowards(tickCount(), 1);
            }
        }
    }

    private int tickCount() {
        return driver.simulation().tickCount();
    }

    /** Lets the first ghost that is behind the others make up a slice; says whether there was one. */
    boolean catchUp() {
        for (int i = 0; i < ghosts.size(); i++) {
            Ghost ghost = ghosts.get(i);
            if (ghost.isBehind(tickCount())) {
                moving = ghost.source();
                ghost.runTowards(tickCount(), TICKS_PER_SLICE);
                return true;
            }
        }
        return false;
    }

    /** For someone who waits. */
    void catchUpWholly() {
        boolean wasBehind = true;
        while (wasBehind) {
            wasBehind = catchUp();
        }
    }

    void use(ParameterSet changed) {
        parameters = changed;
        boolean isUntouched = tickCount() == 0 && !driver.simulation().isTraced();
        if (changed.get(model.tickRate()) != driver.simulation().tickRate() || isUntouched) {
            // Ticks of another length cannot follow on in the same record; and before the first one nothing has been turned yet.
            begin(driver.source(), driver.simulation().state().copy());
            restartGhosts();
            return;
        }
        driver.use(changed);
        ghosts.forEach(ghost -> ghost.use(changed, tickCount()));
    }

    /**
     * Makes the driving run again from its start, as if the knobs had always stood as they do.
     *
     * @param keys the record whose keys are pressed up to then; null when the source reacts
     */
    void remake(int ticks, Run keys) {
        begin(driver.source(), driver.run().header().start());
        if (keys == null) {
            driver.runTo(ticks);
        } else {
            driver.follow(keys, ticks);
        }
        restartGhosts();
    }

    /** Begins afresh: at a state, or where the source begins when it is null. */
    void restart(MoverState start) {
        begin(driver.source(), start == null ? driver.source().start().orElse(null) : start);
        restartGhosts();
    }

    void goBackTo(int tick) {
        driver.goBackTo(tick);
        ghosts.forEach(ghost -> ghost.goBackTo(tickCount()));
    }

    /** A ghost that joins late has the way of the others before it; {@link #catchUp} takes it there. */
    void setGhosts(List<Source> sources) {
        List<Ghost> next = new ArrayList<>();
        for (Source source : sources) {
            next.add(ghosts.stream().filter(ghost -> ghost.source().equals(source)).findFirst()
                    .orElseGet(() -> new Ghost(new LiveRun(source, model, parameters, level))));
        }
        ghosts = next;
    }

    private void restartGhosts() {
        List<Source> sources = ghosts.stream().map(Ghost::source).toList();
        ghosts = List.of();
        setGhosts(sources);
    }

    /** The bot or other source that was moved last, and the rules it was moved by. */
    String moving() {
        return (moving == null ? driver.source() : moving).label() + " (" + model.label() + ")";
    }

    LiveRun driver() {
        return driver;
    }

    LiveFrame frame(float alpha, double tickMicros, long missed) {
        return new LiveFrame(epoch, driver.run(), ghosts.stream().map(Ghost::run).toList(), alpha, tickMicros, missed);
    }
}
