package dev.goldenangle.workbench.session;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;

import java.util.ArrayList;
import java.util.List;

/** The driving run and its ghosts, always at the same tick. Belongs to the simulation thread. */
final class LiveWorld {
    private final Model model;
    private final Level level;
    private final int epoch;
    private ParameterSet parameters;
    private LiveRun driver;
    private List<LiveRun> ghosts = List.of();

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
        driver.tick();
        for (int i = 0; i < ghosts.size(); i++) {
            ghosts.get(i).tick();
        }
    }

    void use(ParameterSet changed) {
        parameters = changed;
        if (changed.get(model.tickRate()) != driver.simulation().tickRate()) {
            // Ticks of another length cannot follow on in the same record.
            begin(driver.source(), driver.simulation().state().copy());
            restartGhosts();
            return;
        }
        driver.use(changed);
        ghosts.forEach(ghost -> ghost.use(changed));
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
        ghosts.forEach(ghost -> ghost.goBackTo(driver.simulation().tickCount()));
    }

    /** A ghost that joins late is simulated up to the others at once. */
    void setGhosts(List<Source> sources) {
        List<LiveRun> next = new ArrayList<>();
        for (Source source : sources) {
            LiveRun ghost = ghosts.stream().filter(g -> g.source().equals(source)).findFirst()
                    .orElseGet(() -> new LiveRun(source, model, parameters, level));
            ghost.runTo(driver.simulation().tickCount());
            next.add(ghost);
        }
        ghosts = next;
    }

    private void restartGhosts() {
        List<Source> sources = ghosts.stream().map(LiveRun::source).toList();
        ghosts = List.of();
        setGhosts(sources);
    }

    LiveRun driver() {
        return driver;
    }

    LiveFrame frame(float alpha, double tickMicros, long missed) {
        return new LiveFrame(epoch, driver.run(), ghosts.stream().map(LiveRun::run).toList(), driver.earliest(), alpha, tickMicros, missed);
    }
}
