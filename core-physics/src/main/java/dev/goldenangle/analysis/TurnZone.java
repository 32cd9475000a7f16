package dev.goldenangle.analysis;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * The angles between velocity and view at which a push turns the velocity but gains no speed. They are wider than the angles that gain speed;
 * players use them to steer. Simulates one tick of the mover for each angle, so it works for any model.
 */
public final class TurnZone {
    private static final int STEPS = 180;
    /** Share of the sharpest turn from which a push counts as turning. */
    private static final double TURNS = 0.1;
    private final double[] turns = new double[STEPS + 1];
    private final Command command = new Command();
    private double from = Double.NaN;
    private double to = Double.NaN;

    /**
     * Measures all angles.
     *
     * @param before the mover before the push
     * @param held   the keys; forward if none is held
     * @param side   1 for pushes to the left of the velocity, −1 for the right
     */
    public void measure(Mover mover, StrafeTheory theory, int signals, MoverState before, Command held, int side) {
        clear();
        MoverState trial = before.copy();
        TickReport report = new TickReport(signals);
        command.copyFrom(held);
        if (command.forward == 0f && command.right == 0f) {
            command.forward = 1f;
        }
        double heading = Elementary.atan2(before.velocity.y, before.velocity.x);
        double offset = theory.wishOffset(command);
        double turned = theory.viewOffset(before);
        double sharpest = 0;
        int lastGain = -1;
        for (int i = 0; i <= STEPS; i++) {
            trial.copyFrom(before);
            command.yaw = (float) (heading + side * angle(i) - offset - turned);
            command.sanitise();
            report.begin(trial.velocity);
            mover.step(command, trial, report);
            double cross = before.velocity.x * trial.velocity.y - before.velocity.y * trial.velocity.x;
            double along = before.velocity.x * trial.velocity.x + before.velocity.y * trial.velocity.y;
            turns[i] = side * Elementary.atan2(cross, along);
            sharpest = Math.max(sharpest, turns[i]);
            lastGain = report.gainMade > 0f ? i : lastGain;
        }
        limit(lastGain, sharpest, side * offset);
    }

    private void limit(int lastGain, double sharpest, double wishFromView) {
        int end = lastGain + 1;
        while (lastGain >= 0 && sharpest > 0 && end <= STEPS && turns[end] >= TURNS * sharpest) {
            end++;
        }
        if (lastGain >= 0 && end > lastGain + 1) {
            from = angle(lastGain) - wishFromView;
            to = angle(end - 1) - wishFromView;
        }
    }

    /** The angle between velocity and wish. */
    private static double angle(int step) {
        return Math.PI * step / STEPS;
    }

    /** Removes the zone; without a theory or speed there is none. */
    public void clear() {
        from = Double.NaN;
        to = Double.NaN;
    }

    public boolean exists() {
        return !Double.isNaN(from);
    }

    /** The widest angle between velocity and view that still gains speed, in radians. */
    public double from() {
        return from;
    }

    /** The widest angle that still turns the velocity. */
    public double to() {
        return to;
    }
}
