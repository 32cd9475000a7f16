package dev.goldenangle.workbench.live;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Setup;

import java.util.ArrayList;
import java.util.List;

/**
 * The driving run, the same run under the accepted knobs, and the ghosts, all at the same time. Use it on the simulation thread only.
 *
 * <p>When a knob changes:
 * <ol>
 * <li>The driving run continues unchanged while {@link #catchUp} re-simulates it from the first tick under the new knobs, one slice between
 *     two ticks. A bot reacts or repeats its inputs; a player's recorded inputs are repeated.
 * <li>Once caught up, the new run becomes the driving run, and the old one the previous run if it used the accepted knobs.
 * <li>Then the run under the accepted knobs and the ghosts catch up in the same way. Further knob changes start another round.
 * </ol>
 * While an input trace is being recorded, the driving run is not re-simulated, because the file keeps its past: knobs then apply from the
 * next tick on.
 */
final class LiveWorld {
    /** Ticks per slice: takes far less time than one tick of real time. */
    static final int TICKS_PER_SLICE = 64;
    private final int epoch;
    private Setup setup;
    private Keys keys = Keys.REACT;
    private Keys drivenBy = Keys.REACT;
    private LiveLane driver;
    /** The chosen start state of the driving run; null for the source's own. */
    private MoverState start;
    /** Null while the knobs equal the accepted ones. */
    private LiveLane before;
    /** The lane whose inputs the driving run repeats; null if the bot reacts. */
    private LiveLane followed;
    private List<LiveLane> ghosts = List.of();
    /** The source being simulated, for error messages. */
    private Source moving;
    private boolean isArranged;
    private int branch;

    /** What a bot does when a knob changes: reacts, or repeats its earlier inputs. */
    enum Keys { REACT, SAME }

    LiveWorld(int epoch, Setup setup, Source driving, List<Source> ghosts) {
        this.epoch = epoch;
        this.setup = setup;
        begin(driving, null);
        setGhosts(ghosts);
    }

    private void begin(Source source, MoverState at) {
        start = at;
        driver = new LiveLane(fresh(source, setup.values(), start));
        driver.live().lookAlongState();
        drivenBy = Keys.REACT;
        before = null;
        isArranged = false;
    }

    private LiveRun fresh(Source source, ParameterSet parameters, MoverState at) {
        return new LiveRun(source, setup.model(), parameters, setup.level(), at == null ? source.start().orElse(null) : at);
    }

    void tick() {
        boolean isBeforeInStep = before != null && !before.isBehind(tickCount(), tickRate());
        if (isBeforeInStep && driver.live().isFollowing()) {
            move(before, tickCount() + 1);
        }
        int tick = tickCount();
        moving = driver.source();
        driver.live().tick();
        if (isBeforeInStep) {
            move(before, tickCount());
        }
        for (int i = 0; i < ghosts.size(); i++) {
            if (!ghosts.get(i).isBehind(tick, tickRate())) {
                move(ghosts.get(i), tickCount());
            }
        }
    }

    private void move(LiveLane lane, int ticks) {
        moving = lane.source();
        lane.runTo(ticks, tickRate());
    }

    private int tickCount() {
        return driver.live().tickCount();
    }

    private double tickRate() {
        return driver.live().tickRate();
    }

    /** Simulates one slice of the first run that is behind; returns whether there was one. */
    boolean catchUp() {
        if (!isArranged) {
            isArranged = true;
            arrange();
        }
        boolean isBeforeFirst = before != null && driver.newest().isFollowing() && driver.source().isRepeatable();
        return isBeforeFirst && catchUp(before) || catchUp(driver) || before != null && catchUp(before) || ghosts.stream().anyMatch(this::catchUp);
    }

    private boolean catchUp(LiveLane lane) {
        moving = lane.source();
        boolean wasBehind = lane.catchUp(tickCount(), tickRate(), TICKS_PER_SLICE);
        if (lane.isReady(tickCount(), tickRate())) {
            LiveRun old = lane.swap();
            isArranged = false;
            if (lane == driver) {
                takeOver(old);
            }
        }
        return wasBehind;
    }

    /** Returns control to the source after a replacement, and keeps the old run as the run under the accepted knobs if it used them. */
    private void takeOver(LiveRun old) {
        boolean isOwn = drivenBy == Keys.REACT || !driver.source().isRepeatable();
        if (isOwn) {
            driver.live().handOver();
        }
        if (before != null && driver.source().isRepeatable() && old.isWhollyOf(setup.before()) && before.isBehind(old.tickCount(), old.tickRate())) {
            before = new LiveLane(old);
        }
    }

    /** Restarts all runs that do not use the current knobs. */
    private void arrange() {
        boolean isTurned = !setup.values().equals(setup.before());
        boolean isNeeded = driver.source().isRepeatable() && driver.live().isFollowing();
        if (!isTurned && !isNeeded) {
            before = null;
        } else if (isTurned && (before == null || !before.live().parameters().equals(setup.before()))) {
            before = new LiveLane(fresh(driver.source(), setup.before(), start));
            if (!driver.source().isRepeatable()) {
                before.live().follow(new FollowedKeys(driver::live, before.live().tickRate()));
            }
        }
        arrangeDriver(isTurned && driver.source().isRepeatable() ? keys : Keys.REACT);
        for (LiveLane ghost : ghosts) {
            if (!ghost.isRedone() && !ghost.live().parameters().equals(setup.values())) {
                ghost.redo(fresh(ghost.source(), setup.values(), null));
            }
        }
    }

    private void arrangeDriver(Keys wanted) {
        if (driver.isRedone()) {
            return;     // finish first, or constantly turning a knob would never show anything
        }
        LiveRun run = driver.live();
        boolean isSame = run.parameters().equals(setup.values()) && wanted == drivenBy && (wanted == Keys.REACT || followed == before);
        if (!isSame && run.simulation().isTraced() && isSameRate(run)) {
            run.use(setup.values());
        } else if (!isSame) {
            LiveRun again = fresh(run.source(), setup.values(), start);
            drivenBy = wanted;
            if (!run.source().isRepeatable()) {
                again.follow(new FollowedKeys(driver::live, again.tickRate()));
            } else if (wanted == Keys.SAME) {
                followed = before;
                again.follow(new FollowedKeys(followed::live, again.tickRate()));
            }
            driver.redo(again);
        }
    }

    private boolean isSameRate(LiveRun run) {
        return setup.values().get(setup.model().tickRate()) == run.tickRate();
    }

    /** Catches up completely, for callers that wait. */
    void catchUpWholly() {
        boolean wasBehind = true;
        while (wasBehind) {
            wasBehind = catchUp();
        }
    }

    /** Changes the knobs, or the accepted knobs, in the same world. */
    void use(Setup changed) {
        setup = changed;
        isArranged = false;
        LiveRun run = driver.live();
        if (run.tickCount() == 0 && !run.simulation().isTraced() && !run.parameters().equals(changed.values())) {
            begin(run.source(), start);     // before the first tick, restart instead
            restartGhosts();
        }
    }

    /** Sets what bots do when knobs change. */
    void use(Keys wanted) {
        keys = wanted;
        isArranged = false;
    }

    /** Records that all requests up to this branch are done. */
    void reach(int newBranch) {
        branch = newBranch;
    }

    /** Restarts at a state, or where the source starts if null. */
    void restart(MoverState at) {
        begin(driver.source(), at);
        restartGhosts();
    }

    /** Moves to just before a tick of the run under the current knobs: rewinds or continues. */
    void goTo(int ticks) {
        catchUpWholly();
        if (ticks < tickCount()) {
            goBackTo(ticks);
        }
        while (tickCount() < ticks) {
            tick();
        }
    }

    void goBackTo(int ticks) {
        double rate = tickRate();
        isArranged = false;
        driver.goBackTo(ticks, rate);
        if (before != null) {
            before.goBackTo(tickCount(), rate);
        }
        ghosts.forEach(ghost -> ghost.goBackTo(tickCount(), rate));
    }

    /** A ghost added late starts behind the other runs; {@link #catchUp} simulates the missing ticks. */
    void setGhosts(List<Source> sources) {
        List<LiveLane> next = new ArrayList<>();
        for (Source source : sources) {
            next.add(ghosts.stream().filter(ghost -> ghost.source().equals(source)).findFirst()
                    .orElseGet(() -> new LiveLane(fresh(source, setup.values(), null))));
        }
        ghosts = next;
    }

    private void restartGhosts() {
        List<Source> sources = ghosts.stream().map(LiveLane::source).toList();
        ghosts = List.of();
        setGhosts(sources);
    }

    /** The source simulated last, and its model. */
    String moving() {
        return (moving == null ? driver.source() : moving).label() + " (" + setup.model().label() + ")";
    }

    LiveRun driver() {
        return driver.live();
    }

    /** The current frame while paused. */
    LiveFrame frame(double tickMicros, long missed) {
        return frame(1f, 0, 0, tickMicros, missed);
    }

    /** The current frame at a time. @param alpha progress of the last tick @param pace ticks per nanosecond */
    LiveFrame frame(float alpha, long nanos, double pace, double tickMicros, long missed) {
        Run run = driver.run();
        boolean isStillBefore = before == null || before.isBehind(tickCount(), tickRate()) && driver.live().isWhollyOf(setup.before());
        return new LiveFrame(epoch, branch, start, run, isStillBefore ? run : before.run(), ghosts.stream().map(LiveLane::run).toList(), alpha, nanos, pace,
                tickMicros, missed, driver.isRedone() ? driver.progress(tickCount(), tickRate()) : 1);
    }
}
