package dev.goldenangle.motor;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.strafejump.PublishedAim;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

import java.util.List;

/**
 * The bot of the published runs: it jumps on every landing tick over level ground and uses the best air angle on every
 * tick. After a press without a jump it releases the key for a tick.
 */
public final class StrafeRun {
    /** Whether it changes sides at a jump. */
    public enum Side { CHANGES, STAYS }

    /** The angle it uses: that of the formula, or the best after rounding the velocity. */
    public enum Angle { OF_THE_FORMULA, AFTER_ROUNDING }

    private final Bench bench;
    private final ParameterSet parameters;
    private final StrafeTheory theory;
    private final Side atJump;
    private final Angle angle;
    private final MoverState airborne;
    private int side = 1;
    private int tick;

    /** @param restHeight height of the origin above the ground */
    public StrafeRun(Model model, ParameterSet parameters, double restHeight, Side atJump) {
        this(model, parameters, restHeight, atJump, Angle.OF_THE_FORMULA);
    }

    /** @param restHeight height of the origin above the ground */
    public StrafeRun(Model model, ParameterSet parameters, double restHeight, Side atJump, Angle angle) {
        bench = new Bench(model, parameters, Bench.level(List.of(Bench.floor())));
        this.parameters = parameters;
        theory = model.theory(parameters).orElseThrow();
        this.atJump = atJump;
        this.angle = angle;
        bench.at(0, 0, restHeight).moving(320, 0, 0);
        bench.state.grounded = true;
        airborne = bench.state.copy();
    }

    public Bench bench() {
        return bench;
    }

    public int tick() {
        return tick;
    }

    /** Prepares the next command and returns the speed gain predicted by the theory. */
    public float aim() {
        boolean jumps = bench.state.grounded && !bench.command.jumps();
        if (jumps && atJump == Side.CHANGES) {
            side = -side;
        }
        bench.keys(1, side, jumps ? 1 : 0);
        float travel = Angles.atan2(bench.state.velocity.y, bench.state.velocity.x);
        airborne.copyFrom(bench.state);
        airborne.grounded = false;
        float best = angle == Angle.OF_THE_FORMULA ? theory.bestAngle(airborne, bench.command)
                : PublishedAim.bestAngle(parameters, airborne, bench.command, side);
        bench.command.yaw = travel - side * best - theory.wishOffset(bench.command);
        return theory.bestGain(bench.state, bench.command);
    }

    public void step() {
        bench.step();
        tick++;
    }

    /** Continues to the next landing and returns the speed on its tick. */
    public float land() {
        boolean flew = false;
        for (int i = 0; i < 1000 && !(flew && bench.state.grounded); i++) {
            aim();
            step();
            flew |= !bench.state.grounded;
        }
        return bench.state.velocity.horizontalLength();
    }
}
