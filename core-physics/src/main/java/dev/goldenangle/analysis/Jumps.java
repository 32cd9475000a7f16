package dev.goldenangle.analysis;

import dev.goldenangle.math.Angles;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.SpeedCause;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Divides a run into its jumps. */
public final class Jumps {
    private Jumps() {
    }

    /** Every jump, in order; falls off a ledge are not jumps. */
    public static List<Jump> of(RunReader run) {
        return of(run, List.of());
    }

    /**
     * All jumps of a run that has grown.
     *
     * @param known its first jumps, which had ended when they were found
     */
    public static List<Jump> of(RunReader run, List<Jump> known) {
        List<Jump> jumps = new ArrayList<>(known);
        int after = known.isEmpty() ? -1 : known.get(known.size() - 1).landingTick();
        for (Event event : run.run().events(EventKind.JUMP)) {
            if (event.tick() > after) {
                after = landing(run, event.tick());
                jumps.add(jump(run, jumps.size() + 1, event.tick(), after));
            }
        }
        return jumps;
    }

    /** Without a jump that the end of the run cut off. */
    static List<Jump> landed(RunReader run) {
        return of(run).stream().filter(jump -> run.grounded(jump.landingTick())).toList();
    }

    /** From take-off to the first tick at the highest point. */
    static double secondsToApex(RunReader run, Jump jump) {
        int apex = jump.takeoffTick();
        for (int tick = apex + 1; tick <= jump.landingTick(); tick++) {
            apex = run.z(tick) > run.z(apex) ? tick : apex;
        }
        return (apex - jump.takeoffTick() + 1) * run.tickSeconds();
    }

    private static int landing(RunReader run, int takeoff) {
        for (int tick = takeoff + 1; tick < run.length(); tick++) {
            if (run.grounded(tick)) {
                return tick;
            }
        }
        return run.length() - 1;
    }

    private static Jump jump(RunReader run, int number, int takeoff, int landing) {
        double highest = 0;
        Map<SpeedCause, Double> causes = new EnumMap<>(SpeedCause.class);
        for (int tick = takeoff; tick <= landing; tick++) {
            highest = Math.max(highest, run.z(tick) - startZ(run, takeoff));
            for (SpeedCause cause : SpeedCause.values()) {
                causes.merge(cause, (double) run.cause(cause, tick), Double::sum);
            }
        }
        double dx = run.x(landing) - run.x(takeoff);
        double dy = run.y(landing) - run.y(takeoff);
        return new Jump(number, takeoff, landing, run.speed(takeoff - 1), run.speed(landing), gainSync(run, takeoff, landing),
                efficiency(run, takeoff, landing), (landing - takeoff) * run.tickSeconds(), highest, Math.sqrt(dx * dx + dy * dy), causes);
    }

    private static float startZ(RunReader run, int takeoff) {
        return takeoff > 0 ? run.z(takeoff - 1) : run.run().header().start().position.z;
    }

    /** Share of airborne ticks with keys held on which speed was gained; NaN without such ticks. */
    static double gainSync(RunReader run, int from, int to) {
        int held = 0;
        int won = 0;
        for (int tick = Math.max(0, from); tick <= to; tick++) {
            if (!run.grounded(tick) && run.hasKeys(tick)) {
                held++;
                won += run.gainMade(tick) > 0 ? 1 : 0;
            }
        }
        return held == 0 ? Double.NaN : won / (double) held;
    }

    /** Share of airborne ticks with a turning view on which the strafe key points in the direction of the turn; NaN without such ticks. */
    static double keySync(RunReader run, int from, int to) {
        int turning = 0;
        int agreeing = 0;
        for (int tick = Math.max(1, from); tick <= to; tick++) {
            float turn = Angles.difference(run.yaw(tick - 1), run.yaw(tick));
            if (!run.grounded(tick) && turn != 0f) {
                turning++;
                agreeing += run.right(tick) * turn < 0f ? 1 : 0;
            }
        }
        return turning == 0 ? Double.NaN : agreeing / (double) turning;
    }

    /** Speed gained by pushing in the air divided by the largest possible gain; NaN if no gain was possible. */
    static double efficiency(RunReader run, int from, int to) {
        double made = 0;
        double possible = 0;
        for (int tick = Math.max(0, from); tick <= to; tick++) {
            if (!run.grounded(tick)) {
                made += run.gainMade(tick);
                possible += run.gainPossible(tick);
            }
        }
        return possible <= 0 ? Double.NaN : made / possible;
    }

    /**
     * Speed gained in the air since the first take-off divided by the largest possible gain of any push, so that
     * landings without a jump count; NaN without a jump.
     */
    static double overallEfficiency(RunReader run) {
        List<Event> takeoffs = run.run().events(EventKind.JUMP);
        if (takeoffs.isEmpty()) {
            return Double.NaN;
        }
        boolean[] jumped = new boolean[run.length()];
        takeoffs.forEach(event -> jumped[event.tick()] = true);
        double made = 0;
        double possible = 0;
        for (int tick = takeoffs.get(0).tick(); tick < run.length(); tick++) {
            boolean inTheAir = jumped[tick] || !run.grounded(tick - 1);
            made += inTheAir ? run.gainMade(tick) : 0;
            possible += run.gainPossible(tick);
        }
        return possible <= 0 ? Double.NaN : made / possible;
    }
}
