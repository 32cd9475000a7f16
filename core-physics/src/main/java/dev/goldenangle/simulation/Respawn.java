package dev.goldenangle.simulation;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;

import java.util.Comparator;

/**
 * Sends a body that has fallen out of the world, or was crushed by a platform, back to the last checkpoint it passed, or to the level's first spawn.
 * The destination depends only on its state and the level, so that a run resumed at any tick continues identically.
 * Flying movers (noclip, spectate) are not sent back.
 */
final class Respawn {
    /** How far below everything solid the world ends. */
    private static final float DEPTH_METRES = 4f;
    private final float bottom;
    private final Vec3 start;
    /** Feet position at each checkpoint, in order; null if there is no place to stand. */
    private final Vec3[] checkpoints;

    Respawn(Level level) {
        float lowest = level.world().min(2);
        bottom = Float.isFinite(lowest) ? lowest - DEPTH_METRES * level.unitsPerMetre() : Float.NEGATIVE_INFINITY;
        Spawn spawn = level.spawns().get(0);
        start = new Vec3(spawn.x(), spawn.y(), spawn.z());
        checkpoints = level.zones().stream().filter(zone -> zone.kind() == Zone.Kind.CHECKPOINT).sorted(Comparator.comparingInt(Zone::index))
                .map(Respawn::feet).toArray(Vec3[]::new);
    }

    /** The middle of a zone's floor. */
    private static Vec3 feet(Zone zone) {
        return !zone.volumes().isEmpty() && zone.volumes().get(0) instanceof Brush b ? new Vec3((b.min(0) + b.max(0)) / 2, (b.min(1) + b.max(1)) / 2, b.min(2)) : null;
    }

    /** Call after a tick: sends back a body that is out of the world or crushed, and reports it. */
    void check(Mover mover, MoverState state, TickReport report) {
        boolean isLost = state.position.z < bottom && state.mode == MoveMode.NORMAL;
        if (isLost || report.eventCount() > 0 && isCrushed(report)) {
            send(mover, state, report);
        }
    }

    private static boolean isCrushed(TickReport report) {
        for (int i = 0; i < report.eventCount(); i++) {
            if (report.eventKind(i) == EventKind.CRUSH) {
                return true;
            }
        }
        return false;
    }

    private void send(Mover mover, MoverState state, TickReport report) {
        int passed = Math.min(state.courseStage - 1, checkpoints.length);
        boolean hasPlace = passed > 0 && checkpoints[passed - 1] != null;
        Vec3 to = hasPlace ? checkpoints[passed - 1] : start;
        float dx = to.x - state.position.x;
        float dy = to.y - state.position.y;
        float dz = to.z - state.position.z;
        mover.spawn(state, to.x, to.y, to.z, state.yaw);
        report.book(SpeedCause.OTHER, state.velocity);
        report.event(EventKind.RESPAWN, (float) Math.sqrt(dx * dx + dy * dy + dz * dz), hasPlace ? passed : 0);
    }
}
