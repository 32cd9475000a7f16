package dev.goldenangle.motor;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

import java.util.List;

/**
 * The bot of the published runs: it jumps on every landing tick over level ground and takes the best angle of the air on
 * every tick. A press that did not get it off the ground is followed by letting go for a tick.
 */
public final class StrafeRun {
    /** What it does with its side at a jump. */
    public enum Side { CHANGES, STAYS }

    /** Which angle it takes: the formula's, or the one found to be best after the velocity has been rounded. */
    public enum Angle { OF_THE_FORMULA, AFTER_ROUNDING }

    private final Bench bench;
    private final StrafeTheory theory;
    private final Side atJump;
    private final Angle angle;
    private final MoverState airborne;
    private int side = 1;
    private int tick;

    /** @param restHeight of the origin above the ground */
    public StrafeRun(Model model, ParameterSet parameters, double restHeight, Side atJump) {
        this(model, parameters, restHeight, atJump, Angle.OF_THE_FORMULA);
    }

    /** @param restHeight of the origin above the ground */
    public StrafeRun(Model model, ParameterSet parameters, double restHeight, Side atJump, Angle angle) {
        bench = new Bench(model, parameters, Bench.level(List.of(Bench.floor())));
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

    /** Sets up the next command and returns the speed that the theory says it gains. */
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
                : theory.bestAngleAfterRounding(airborne, bench.command, side);
        bench.command.yaw = travel - side * best - theory.wishOffset(bench.command);
        return theory.bestGain(bench.state, bench.command);
    }

    public void step() {
        bench.step();
        tick++;
    }

    /** Goes on to the next landing and returns the speed on its tick. */
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
