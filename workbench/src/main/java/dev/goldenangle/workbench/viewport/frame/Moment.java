package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.runs.RunEntry;

import java.util.List;

/**
 * The content of the viewport at one instant, read once per frame.
 *
 * @param run     the current run
 * @param tick    the tick at the cursor
 * @param state   the mover, interpolated between two ticks while time runs
 * @param before  the mover before the acceleration of that tick
 * @param keys    the command of that tick
 * @param ground  height of the ground under the mover
 * @param zones   the speed gain at other angles
 * @param others  the other runs
 * @param figures other things to draw
 */
public record Moment(Level level, Model model, RunReader run, int tick, MoverState state, MoverState before, Body body, Command keys, double ground,
              GainZones zones, List<Other> others, MomentExtras figures) {
    private static final double SLOPE_SECONDS = 0.25;

    /** Another run. The share is the elapsed part of its tick. */
    public record Other(Kind kind, String name, int series, RunReader run, int tick, float share, boolean ended) {
        public enum Kind { BEFORE, GHOST, KEPT }

        static Other of(ViewTarget.Beside beside) {
            RunReader run = new RunReader(beside.run());
            int tick = Math.max(0, Math.min(beside.tick(), run.length() - 1));
            boolean ended = beside.tick() >= run.length();
            return new Other(kindOf(beside.role()), beside.name(), beside.series(), run, tick, ended ? 1f : beside.alpha(), ended);
        }

        private static Kind kindOf(RunEntry.Role role) {
            return switch (role) {
                case BEFORE, PINNED_BEFORE -> Kind.BEFORE;
                case KEPT -> Kind.KEPT;
                case NOW, GHOST, PINNED_NOW -> Kind.GHOST;
            };
        }
    }

    public Vec3 drawn() {
        return figures.drawn();
    }

    public double metre() {
        return level.unitsPerMetre();
    }

    public double w() {
        return run.w();
    }

    public double seconds() {
        return (tick + 1) * run.tickSeconds();
    }

    /** The recent acceleration, in native units per second squared. */
    public double speedChange() {
        int ticks = (int) Math.min(tick + 1, Math.round(SLOPE_SECONDS / run.tickSeconds()));
        return ticks == 0 ? 0 : (run.speed(tick) - run.speed(tick - ticks)) / (ticks * run.tickSeconds());
    }

    public boolean hasWish() {
        return run.wishX(tick) != 0f || run.wishY(tick) != 0f;
    }

    /** 1 if the wish direction is to the left of the velocity, −1 if to the right. */
    public int side() {
        return sideOf(before, run.wishX(tick), run.wishY(tick));
    }

    static int sideOf(MoverState state, float wishX, float wishY) {
        return state.velocity.x * wishY - state.velocity.y * wishX >= 0 ? 1 : -1;
    }

    /** Direction of the velocity before the acceleration; the view direction if the mover stands still. */
    public double heading() {
        return before.velocity.horizontalLength() > 1e-3 * w() ? Math.atan2(before.velocity.y, before.velocity.x) : state.yaw;
    }
}
