package dev.goldenangle.analysis;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * The angles between velocity and view at which a push begins to give a different velocity, under rules that round velocities to whole numbers.
 * Between two of them every angle gains the same. Simulates one tick for each angle; without rounding there are none.
 */
public final class SnapAngles {
    private static final int STEPS = 720;
    private static final float WHOLE = 1e-3f;
    private final double[] angles = new double[STEPS];
    private final Command command = new Command();
    private int count;

    /**
     * Measures all angles; see {@link GainZones#measure}.
     *
     * @param before the mover before the push
     * @param side   1 for views to the left of the velocity, −1 for the right
     */
    public void measure(Mover mover, StrafeTheory theory, int signals, MoverState before, Command held, int side) {
        MoverState trial = new MoverState(before.registerCount());
        TickReport report = new TickReport(signals);
        command.copyFrom(held);
        if (command.forward == 0f && command.right == 0f) {
            command.forward = 1f;
        }
        double heading = Elementary.atan2(before.velocity.y, before.velocity.x);
        double offset = theory.viewOffset(before);
        Vec3 last = new Vec3();
        count = 0;
        for (int i = 0; i <= STEPS; i++) {
            double angle = GainZones.NARROWEST + (GainZones.WIDEST - GainZones.NARROWEST) * i / STEPS;
            trial.copyFrom(before);
            command.yaw = (float) (heading + side * angle - offset);
            command.sanitise();
            report.begin(trial.velocity);
            mover.step(command, trial, report);
            if (!isWhole(trial.velocity.x) || !isWhole(trial.velocity.y)) {
                count = 0;
                return;
            }
            if (i > 0 && (trial.velocity.x != last.x || trial.velocity.y != last.y)) {
                angles[count++] = angle;
            }
            last.set(trial.velocity);
        }
    }

    private static boolean isWhole(float value) {
        return Math.abs(value - Rounding.rint(value)) < WHOLE;
    }

    public void clear() {
        count = 0;
    }

    public int count() {
        return count;
    }

    /** In radians, ascending. */
    public double angle(int index) {
        return angles[index];
    }
}
