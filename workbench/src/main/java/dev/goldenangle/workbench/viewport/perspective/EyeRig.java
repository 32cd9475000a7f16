package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.workbench.viewport.frame.Moment;

import java.util.List;

/** Places the eye at the mover's eyes or behind it. Head movements are computed from the run, so that a moment always looks the same. */
public final class EyeRig {
    private static final double USUAL_EYE_METRES = 1.6;
    private static final double BEHIND_METRES = 4.2;
    private static final double ABOVE_METRES = 0.7;
    private static final double DOWN = Math.toRadians(9);
    private static final double STIFFNESS_PER_SECOND = 10;
    private static final double BOB_METRES = 0.04;
    private static final double STRIDE_METRES = 3;
    private static final double DIP_METRES = 0.12;
    private static final double DIP_SECONDS = 0.22;
    private static final double WALL_METRES = 0.25;
    private final PerspectiveOptions options;
    private double yaw;
    private double pitch;
    private boolean settled;

    public EyeRig(PerspectiveOptions options) {
        this.options = options;
    }

    private double fieldOfView() {
        return Math.toRadians(options.fieldOfViewProperty().get());
    }

    /** At the first spawn, before the first tick. */
    Eye atSpawn(Level level, int width, int height) {
        Spawn spawn = level.spawns().get(0);
        double[] place = {spawn.x(), spawn.y(), spawn.z() + USUAL_EYE_METRES * level.unitsPerMetre()};
        return new Eye(place, spawn.yaw(), 0, fieldOfView(), width, height, level.unitsPerMetre());
    }

    Eye first(Moment m, int width, int height) {
        settled = false;
        double z = m.drawn().z + m.state().eyeHeight + (options.bobProperty().get() ? bob(m) : 0) + (options.dipProperty().get() ? dip(m) : 0);
        return new Eye(new double[] {m.drawn().x, m.drawn().y, z}, m.state().yaw, m.state().pitch, fieldOfView(), width, height, m.metre());
    }

    /** Behind the mover, nearer if a wall is in the way. Follows turns of the view with a small delay. */
    Eye behind(Moment m, SeenSurfaces surfaces, double seconds, int width, int height) {
        double share = settled ? 1 - Math.exp(-STIFFNESS_PER_SECOND * seconds) : 1;
        settled = true;
        yaw += share * Math.IEEEremainder(m.state().yaw - yaw, 2 * Math.PI);
        pitch += share * (0.6 * m.state().pitch - DOWN - pitch);
        double[] head = {m.drawn().x, m.drawn().y, m.drawn().z + m.state().eyeHeight};
        double back = BEHIND_METRES * m.metre();
        double[] place = {head[0] - back * Math.cos(yaw) * Math.cos(pitch), head[1] - back * Math.sin(yaw) * Math.cos(pitch),
            head[2] - back * Math.sin(pitch) + ABOVE_METRES * m.metre()};
        double clear = Math.max(0.05, surfaces.clearShare(head, place) - WALL_METRES / BEHIND_METRES);
        for (int axis = 0; axis < 3; axis++) {
            place[axis] = head[axis] + clear * (place[axis] - head[axis]);
        }
        return new Eye(place, yaw, pitch, fieldOfView(), width, height, m.metre());
    }

    /** Head bob, by the distance walked on the ground and the speed relative to W. */
    private static double bob(Moment m) {
        if (!m.run().grounded(m.tick())) {
            return 0;
        }
        double way = 0;
        double dt = m.run().tickSeconds();
        for (int t = m.tick(); t > 0 && m.run().grounded(t); t--) {
            way += m.run().speed(t) * dt;
        }
        double share = Math.min(1, m.run().speed(m.tick()) / m.w());
        return share * BOB_METRES * m.metre() * Math.sin(2 * Math.PI * way / (STRIDE_METRES * m.metre()));
    }

    /** Dips and rises after a landing. */
    private static double dip(Moment m) {
        RunReader run = m.run();
        List<Event> events = run.run().events();
        for (int i = events.size() - 1; i >= 0; i--) {
            Event event = events.get(i);
            double since = (m.tick() - event.tick()) * run.tickSeconds();
            if (event.kind() == EventKind.LAND && since >= 0) {
                return since > DIP_SECONDS ? 0 : -DIP_METRES * m.metre() * Math.sin(Math.PI * since / DIP_SECONDS);
            }
        }
        return 0;
    }
}
