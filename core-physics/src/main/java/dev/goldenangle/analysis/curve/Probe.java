package dev.goldenangle.analysis.curve;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/** Puts a model under one preset into a given state and simulates ticks, so that curves show what a player would feel. Not thread-safe. */
public final class Probe {
    private static final double HEADROOM_METRES = 2;
    private static final double FALL_METRES = 0.2;
    private static final double LONGEST_FALL_SECONDS = 2;
    private final Model model;
    private final ParameterSet parameters;
    private final Mover mover;
    private final MoverState standing;
    private final MoverState state;
    private final Command command = new Command();
    private final TickReport report;
    private final float travel;

    /** @param level a level with flat ground around its first spawn and room above it */
    public Probe(Model model, ParameterSet parameters, Level level) {
        this.model = model;
        this.parameters = parameters;
        mover = model.mover(parameters, level);
        Spawn spawn = level.spawns().get(0);
        standing = new MoverState(model.registers().size());
        mover.spawn(standing, spawn.x(), spawn.y(), spawn.z(), spawn.yaw());
        state = standing.copy();
        report = new TickReport(model.signals().size());
        travel = spawn.yaw();
    }

    ParameterSet parameters() {
        return parameters;
    }

    double w() {
        return parameters.w();
    }

    double tickRate() {
        return parameters.get(model.tickRate());
    }

    /** Puts the mover on the ground, moving at a speed. */
    void onGround(double speed) {
        state.copyFrom(standing);
        state.velocity.set((float) speed * Angles.cos(travel), (float) speed * Angles.sin(travel), 0f);
    }

    /** Puts the mover high above the ground at a speed. */
    void inAir(double speed) {
        fly(speed, HEADROOM_METRES);
    }

    private void fly(double speed, double metres) {
        onGround(speed);
        state.position.z += (float) (metres * model.unitsPerMetre());
        state.leaveGround();
    }

    /** Puts the mover right after a short fall with jump held for a long time; the next tick is the first on the ground. */
    void landed(double speed) {
        fly(speed, FALL_METRES);
        int longest = (int) (LONGEST_FALL_SECONDS * tickRate());
        for (int tick = 0; tick < longest && !state.grounded; tick++) {
            step(0f, 0f, 1f, travel);
        }
    }

    MoverState copy() {
        return state.copy();
    }

    void restore(MoverState from) {
        state.copyFrom(from);
    }

    /** The reference of the strafe angle under these rules: the view if the rules use it, otherwise the wish. */
    StrafeAngle strafeAngle() {
        return StrafeAngle.of(model);
    }

    /** Runs one tick at this strafe angle to the velocity; returns the change of horizontal speed. */
    double strafe(double angle, HeldKeys keys) {
        float offset = strafeAngle() == StrafeAngle.TO_VIEW ? 0f : keys.wishOffset();
        return step(keys.forward, keys.right, 0f, Angles.wrap(travel - (float) angle - offset));
    }

    /** Runs one tick without movement keys, with jump held, looking to the side of the velocity. */
    double land(double viewAngle) {
        return step(0f, 0f, 1f, Angles.wrap(travel - (float) viewAngle));
    }

    /** Runs one tick without any key. */
    double coast() {
        return step(0f, 0f, 0f, travel);
    }

    private double step(float forward, float right, float up, float yaw) {
        command.set(forward, right, up, yaw, 0f, Command.RUN);
        command.sanitise();
        float before = state.velocity.horizontalLength();
        report.begin(state.velocity);
        mover.step(command, state, report);
        return state.velocity.horizontalLength() - before;
    }

    double speed() {
        return state.velocity.horizontalLength();
    }

    /** Speed gained by the last tick's push, not counting losses. */
    double gainMade() {
        return report.gainMade;
    }

    /** The last tick's value of one of the model's signals. */
    double signal(String key) {
        for (int i = 0; i < model.signals().size(); i++) {
            if (model.signals().get(i).key().equals(key)) {
                return report.signal(i);
            }
        }
        throw new IllegalArgumentException(model.id() + " has no signal called " + key);
    }
}
