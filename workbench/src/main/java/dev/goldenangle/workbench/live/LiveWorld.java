package dev.goldenangle.workbench.live;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Setup;

import java.util.ArrayList;
import java.util.List;

/**
 * The driving run, the same under the knobs before, and ghosts, all at the same moment. Belongs to the simulation thread.
 *
 * <p>How it works when a knob is turned:
 * <ol>
 * <li>the driving run goes on as it was, while {@link #catchUp} makes it again from its first tick under the new knobs, a slice
 * between two ticks: a bot reacts or presses the same keys, a player's keys are those that were pressed;
 * <li>when it has come as far it takes the place of the driving run, and the old one is the run before;
 * <li>then the run before and the ghosts follow in the same way. Knobs that were turned meanwhile have another round.
 * </ol>
 * While a trace is written the driving run keeps its past, because the file does: knobs then apply from the next tick on.
 */
final class LiveWorld {
    /** What is made up at once: far less than a tick takes to be due. */
    static final int TICKS_PER_SLICE = 64;
    private final int epoch;
    private Setup setup;
    private Keys keys = Keys.REACT;
    private Keys drivenBy = Keys.REACT;
    private LiveLane driver;
    /** Where the driving run was told to begin; null for where its source begins. */
    private MoverState start;
    /** Null while the knobs stand as before. */
    private LiveLane before;
    /** Whose keys the driving run presses, unless it reacts. */
    private LiveLane followed;
    private List<LiveLane> ghosts = List.of();
    /** Who has the floor; of use when it breaks. */
    private Source moving;
    private boolean isArranged;
    private int branch;

    /** What a bot does when a knob is turned: it reacts, or presses the keys that it pressed before. */
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

    /** Lets the first run that is behind make up a slice; says whether there was one. */
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

    /** The driving run is another one from here on. */
    private void takeOver(LiveRun old) {
        boolean isOwn = drivenBy == Keys.REACT || !driver.source().isRepeatable();
        if (isOwn) {
            driver.live().handOver();
        }
        if (before != null && driver.source().isRepeatable() && old.isWhollyOf(setup.before()) && before.isBehind(old.tickCount(), old.tickRate())) {
            before = new LiveLane(old);
        }
    }

    /** Begins anew whatever is not of the knobs as they are. */
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
            return;     // it comes to its end first, or a knob that is turned all the time would never show anything
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

    /** For someone who waits. */
    void catchUpWholly() {
        boolean wasBehind = true;
        while (wasBehind) {
            wasBehind = catchUp();
        }
    }

    /** Other knobs, or others to compare with, in the same world. */
    void use(Setup changed) {
        setup = changed;
        isArranged = false;
        LiveRun run = driver.live();
        if (run.tickCount() == 0 && !run.simulation().isTraced() && !run.parameters().equals(changed.values())) {
            begin(run.source(), start);     // before the first tick nothing has been turned yet
            restartGhosts();
        }
    }

    /** What a bot does when knobs are turned. */
    void use(Keys wanted) {
        keys = wanted;
        isArranged = false;
    }

    /** Everything up to this branch has been done. */
    void reach(int newBranch) {
        branch = newBranch;
    }

    /** Begins afresh: at a state, or where the source begins when it is null. */
    void restart(MoverState at) {
        begin(driver.source(), at);
        restartGhosts();
    }

    /** Goes to just before a tick of the run under the knobs as they are: back, or on. */
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

    /** A ghost that joins late has the way of the others before it; {@link #catchUp} takes it there. */
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

    /** The bot or other source that was moved last, and the rules it was moved by. */
    String moving() {
        return (moving == null ? driver.source() : moving).label() + " (" + setup.model().label() + ")";
    }

    LiveRun driver() {
        return driver.live();
    }

    /** As it stands, while time stands still. */
    LiveFrame frame(double tickMicros, long missed) {
        return frame(1f, 0, 0, tickMicros, missed);
    }

    /**
     * As it stands at a moment.
     *
     * @param alpha how far the last tick has come
     * @param pace  ticks per nanosecond
     */
    LiveFrame frame(float alpha, long nanos, double pace, double tickMicros, long missed) {
        Run run = driver.run();
        boolean isStillBefore = before == null || before.isBehind(tickCount(), tickRate()) && driver.live().isWhollyOf(setup.before());
        return new LiveFrame(epoch, branch, start, run, isStillBefore ? run : before.run(), ghosts.stream().map(LiveLane::run).toList(), alpha, nanos, pace,
                tickMicros, missed, driver.isRedone() ? driver.progress(tickCount(), tickRate()) : 1);
    }
}
