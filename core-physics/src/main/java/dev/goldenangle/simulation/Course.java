package dev.goldenangle.simulation;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.map.ZoneSet;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.Comparator;

/**
 * Times a mover on the course of a level: the clock starts when the mover leaves the start, checkpoints count in order,
 * the finish stops the clock. Without a start, the clock starts at tick 0. All its memory is in the mover's state.
 */
final class Course {
    private final ZoneSet starts;
    private final ZoneSet checkpoints;
    private final ZoneSet finishes;
    private final double tickRate;

    Course(Level level, double tickRate) {
        this.tickRate = tickRate;
        starts = zones(level, Zone.Kind.START);
        checkpoints = zones(level, Zone.Kind.CHECKPOINT);
        finishes = zones(level, Zone.Kind.FINISH);
    }

    private static ZoneSet zones(Level level, Zone.Kind kind) {
        return new ZoneSet(level.zones().stream().filter(z -> z.kind() == kind).sorted(Comparator.comparingInt(Zone::index)).toList());
    }

    void update(int tick, MoverState state, Body body, TickReport report) {
        if (finishes.size() == 0 && checkpoints.size() == 0) {
            return;
        }
        if (touches(starts, state, body) || starts.size() == 0 && tick == 0) {
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
        int next = state.courseStage - 1;
        if (next < checkpoints.size()) {
            if (touches(next, state, body)) {
                report.event(EventKind.CHECKPOINT, seconds(tick, state), next + 1);
                state.courseStage++;
            }
        } else if (touches(finishes, state, body)) {
            report.event(EventKind.FINISH, seconds(tick, state));
            state.courseStage = 0;
            state.courseStartTick = -1;
        }
    }

    private float seconds(int tick, MoverState state) {
        return (float) ((tick - state.courseStartTick) / tickRate);
    }

    private static boolean touches(ZoneSet zones, MoverState state, Body body) {
        Vec3 at = state.position;
        float r = body.radius();
        return zones.firstTouched(at.x - r, at.y - r, at.z + body.bottom(), at.x + r, at.y + r, at.z + body.top()) >= 0;
    }

    private boolean touches(int checkpoint, MoverState state, Body body) {
        Vec3 at = state.position;
        float r = body.radius();
        return checkpoints.touches(checkpoint, at.x - r, at.y - r, at.z + body.bottom(), at.x + r, at.y + r, at.z + body.top());
    }
}
