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

/**
 * A model under one preset, set up in whatever state is asked for and stepped: what it says is what a player would feel.
 * Not suitable for use by two threads at once.
 */
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

    /** @param level level ground around its first spawn, and room above it */
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

    /** Stands on the ground, moving at a speed. */
    void onGround(double speed) {
        state.copyFrom(standing);
        state.velocity.set((float) speed * Angles.cos(travel), (float) speed * Angles.sin(travel), 0f);
    }

    /** Flies high above the ground at a speed. */
    void inAir(double speed) {
        fly(speed, HEADROOM_METRES);
    }

    private void fly(double speed, double metres) {
        onGround(speed);
        state.position.z += (float) (metres * model.unitsPerMetre());
        state.leaveGround();
    }

    /** Has just come down from a small height, holding jump since long before; the next tick is the first on the ground. */
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

    /** What the angle of a strafe is measured to under these rules: the view where the rules look at it, else the wish. */
    StrafeAngle strafeAngle() {
        return StrafeAngle.of(model);
    }

    /** One tick turned away from the velocity by the angle that these rules look at; returns the change of horizontal speed. */
    double strafe(double angle, HeldKeys keys) {
        float offset = strafeAngle() == StrafeAngle.TO_VIEW ? 0f : keys.wishOffset();
        return step(keys.forward, keys.right, 0f, Angles.wrap(travel - (float) angle - offset));
    }

    /** One tick with no movement key, looking aside of the velocity, with jump held. */
    double land(double viewAngle) {
        return step(0f, 0f, 1f, Angles.wrap(travel - (float) viewAngle));
    }

    /** One tick without any key. */
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

    /** Speed that the last tick's push won, whatever else took away. */
    double gainMade() {
        return report.gainMade;
    }

    /** What the last tick said of one of the model's signals. */
    double signal(String key) {
        for (int i = 0; i < model.signals().size(); i++) {
            if (model.signals().get(i).key().equals(key)) {
                return report.signal(i);
            }
        }
        throw new IllegalArgumentException(model.id() + " has no signal " + key);
    }
}
