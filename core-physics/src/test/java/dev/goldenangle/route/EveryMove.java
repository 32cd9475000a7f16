package dev.goldenangle.route;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Exhaustive search: from every half body width of reached ground it runs in sixteen directions for a while, jumps in
 * all of them from a standstill, and from full speed. Places that it cannot reach are not reachable by plain running
 * and jumping.
 */
final class EveryMove {
    private static final int DIRECTIONS = 16;
    private static final int MOST = 60_000;

    /** The moves tried in every direction. */
    private enum Move { RUN, STANDING_JUMP, RUNNING_JUMP }

    private final Mover mover;
    private final MoverState state;
    private final TickReport report;
    private final Command command = new Command();
    private final Body body;
    private final float tickRate;
    private final float w;
    private final float unit;
    private final CourseStop from;
    private final CourseStop to;
    private final float bottom;

    EveryMove(Model model, Level level, PlacedCourse course) {
        ParameterSet parameters = model.parameters().defaults();
        mover = model.mover(parameters, level);
        state = new MoverState(model.registers().size());
        report = new TickReport(model.signals().size());
        tickRate = (float) parameters.get(model.tickRate());
        w = (float) parameters.w();
        unit = level.unitsPerMetre();
        body = mover.body(state);
        from = course.stops().get(0);
        to = course.stops().get(course.stops().size() - 1);
        bottom = level.world().min(2);
    }

    boolean arrives() {
        Deque<MoverState> open = new ArrayDeque<>();
        Set<Long> seen = new HashSet<>();
        mover.spawn(state, (float) from.x() * unit, (float) from.y() * unit, (float) from.z() * unit, 0f);
        open.add(state.copy());
        while (!open.isEmpty() && seen.size() < MOST) {
            MoverState here = open.poll();
            for (int direction = 0; direction < DIRECTIONS; direction++) {
                for (Move move : Move.values()) {
                    if (lands(here, direction, move) && seen.add(key())) {
                        if (isThere()) {
                            return true;
                        }
                        MoverState next = state.copy();
                        next.velocity.zero();
                        open.add(next);
                    }
                }
            }
        }
        return false;
    }

    private long key() {
        long x = (long) Math.floor(state.position.x / body.radius());
        long y = (long) Math.floor(state.position.y / body.radius());
        long z = (long) Math.floor(state.position.z / (0.25 * unit));
        return (x & 0xfffff) << 40 | (y & 0xfffff) << 20 | z & 0xfffff;
    }

    private boolean isThere() {
        double feet = (state.position.z + body.bottom()) / unit;
        return Math.hypot(state.position.x / unit - to.x(), state.position.y / unit - to.y()) < 0.5 && Math.abs(feet - to.z()) < 0.3;
    }

    private boolean lands(MoverState here, int direction, Move move) {
        float yaw = (float) (2 * Math.PI * direction / DIRECTIONS);
        state.copyFrom(here);
        if (move == Move.RUNNING_JUMP) {
            state.velocity.set(w * Angles.cos(yaw), w * Angles.sin(yaw), 0f);
        }
        int most = (int) (3 * tickRate);
        int least = (int) (move == Move.RUN ? 0.1f * tickRate : 6);
        for (int tick = 0; tick < most; tick++) {
            command.set(1f, 0f, move != Move.RUN && tick < 3 ? 1f : 0f, yaw, 0f, Command.RUN);
            report.begin(state.velocity);
            mover.step(command, state, report);
            if (state.position.z < bottom - unit) {
                return false;
            }
            if (tick >= least && state.grounded) {
                return true;
            }
        }
        return false;
    }
}
