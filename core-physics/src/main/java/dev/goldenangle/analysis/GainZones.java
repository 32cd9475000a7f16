package dev.goldenangle.analysis;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * How much speed a push gains at every angle between velocity and view. Simulates one tick of the mover for each angle,
 * so it works for any model.
 */
public final class GainZones {
    /** On the other side of the velocity, because with only a side key held such a view pushes along the velocity. */
    public static final double NARROWEST = -Math.PI / 2;
    public static final double WIDEST = Math.PI / 2;
    private static final int STEPS = 120;
    /** Shares of the largest gain from which a gain counts as full, and as partial. */
    private static final double FULL = 0.9;
    private static final double PARTIAL = 0.1;

    /** How much a push at some angle gains. */
    public enum Zone { NONE, PARTIAL, FULL }

    private final float[] gains = new float[STEPS + 1];
    private final Command command = new Command();
    private MoverState trial = new MoverState(0);
    private TickReport report = new TickReport(0);
    private float most;

    /**
     * Measures all angles.
     *
     * @param before the mover before the push
     * @param held   the keys; forward if none is held
     * @param side   1 for views to the left of the velocity, −1 for the right
     */
    public void measure(Mover mover, StrafeTheory theory, int signals, MoverState before, Command held, int side) {
        if (trial.registerCount() != before.registerCount()) {
            trial = new MoverState(before.registerCount());
        }
        report = new TickReport(signals);
        command.copyFrom(held);
        if (command.forward == 0f && command.right == 0f) {
            command.forward = 1f;
        }
        double heading = Elementary.atan2(before.velocity.y, before.velocity.x);
        double offset = theory.viewOffset(before);
        most = 0f;
        for (int i = 0; i <= STEPS; i++) {
            trial.copyFrom(before);
            command.yaw = (float) (heading + side * angle(i) - offset);
            command.sanitise();
            report.begin(trial.velocity);
            mover.step(command, trial, report);
            gains[i] = report.gainMade;
            most = Math.max(most, gains[i]);
        }
    }

    /** Removes the zones; without a theory or speed there are none. */
    public void clear() {
        most = 0f;
    }

    public boolean exist() {
        return most > 0f;
    }

    public static double angle(int step) {
        return NARROWEST + (WIDEST - NARROWEST) * step / STEPS;
    }

    public static int steps() {
        return STEPS;
    }

    /** Gain at a step as a share of the largest gain, 0 to 1. */
    public double share(int step) {
        return exist() ? Math.max(0, gains[step] / most) : 0;
    }

    /** The share at the nearest measured angle. */
    public double shareAt(double angle) {
        return share(stepAt(angle));
    }

    public Zone zone(int step) {
        double share = share(step);
        return share >= FULL ? Zone.FULL : share >= PARTIAL ? Zone.PARTIAL : Zone.NONE;
    }

    /** The nearest step to an angle. */
    static int stepAt(double angle) {
        return (int) Math.max(0, Math.min(STEPS, Rounding.round((angle - NARROWEST) / (WIDEST - NARROWEST) * STEPS)));
    }
}
