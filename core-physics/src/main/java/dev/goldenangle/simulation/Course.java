package dev.goldenangle.simulation;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.Comparator;

/**
 * Times a mover round a level: leaving the start sets off the clock, checkpoints count in order, the finish stops it.
 * A level without a start begins at tick 0. What it knows of a mover stands in the mover's state.
 */
final class Course {
    private final Zone[] starts;
    private final Zone[] checkpoints;
    private final Zone[] finishes;
    private final double tickRate;

    Course(Level level, double tickRate) {
        this.tickRate = tickRate;
        starts = zones(level, Zone.Kind.START);
        checkpoints = zones(level, Zone.Kind.CHECKPOINT);
        finishes = zones(level, Zone.Kind.FINISH);
    }

    private static Zone[] zones(Level level, Zone.Kind kind) {
        return level.zones().stream().filter(z -> z.kind() == kind).sorted(Comparator.comparingInt(Zone::index)).toArray(Zone[]::new);
    }

    void update(int tick, MoverState state, Body body, TickReport report) {
        if (finishes.length == 0 && checkpoints.length == 0) {
            return;
        }
        if (touches(starts, state, body) || starts.length == 0 && tick == 0) {
            state.courseStage = 1;
            state.courseStartTick = tick;
            return;
        }
        if (state.courseStage == 0) {
            return;
        }
        if (state.courseStage == 1 && state.courseStartTick == tick - 1) {
            report.event(EventKind.START, 0f);
        }
        float seconds = (float) ((tick - state.courseStartTick) / tickRate);
        int next = state.courseStage - 1;
        if (next < checkpoints.length) {
            if (touches(checkpoints[next], state, body)) {
                report.event(EventKind.CHECKPOINT, seconds, next + 1);
                state.courseStage++;
            }
        } else if (touches(finishes, state, body)) {
            report.event(EventKind.FINISH, seconds);
            state.courseStage = 0;
            state.courseStartTick = -1;
        }
    }

    private static boolean touches(Zone[] zones, MoverState state, Body body) {
        for (Zone zone : zones) {
            if (touches(zone, state, body)) {
                return true;
            }
        }
        return false;
    }

    private static boolean touches(Zone zone, MoverState state, Body body) {
        float x = state.position.x;
        float y = state.position.y;
        float z = state.position.z;
        float r = body.radius();
        return zone.touches(x - r, y - r, z + body.bottom(), x + r, y + r, z + body.top());
    }
}
