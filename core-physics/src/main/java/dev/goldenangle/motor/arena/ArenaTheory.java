package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Angles;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

import java.util.Arrays;

/**
 * The best push direction under the arena's rules. The push goes along the keys but the gain depends on the view, so
 * the result depends on the keys held; {@link #bestAngle} is for the side of the velocity to which the keys point
 * (either side for forward or back). {@link #bestKeys} compares all eight combinations of movement keys.
 */
final class ArenaTheory implements StrafeTheory {
    /** Forward and side of each combination, the preferred first; side 1 is the key on the side of the wish. */
    private static final int[][] KEYS = {{1, 1}, {1, 0}, {0, 1}, {-1, 1}, {1, -1}, {0, -1}, {-1, 0}, {-1, -1}};
    /** Other keys are used only if they gain this much more: people prefer the first, and nearly equal keys are not compared on every tick. */
    private static final double CLEARLY_MORE = 1.005;
    /** Angle from view to intent of each combination, positive towards the side of the wish. */
    private static final float[] OFFSETS = new float[KEYS.length];

    static {
        for (int i = 0; i < KEYS.length; i++) {
            OFFSETS[i] = MoveIntent.offset(KEYS[i][0], -KEYS[i][1]);
        }
    }

    private final PlanarPush push;
    private final GoldenAngle golden;
    private final GroundFriction friction;
    private final JumpPolicy jumps;
    private final BestPush best;
    /** One for each combination of keys, because a solver keeps values that depend on the keys. */
    private final BestPush[] bestByKeys = new BestPush[KEYS.length];

    ArenaTheory(ParameterSet parameters) {
        push = new PlanarPush(parameters);
        friction = GroundFriction.of(parameters);
        jumps = new JumpPolicy(parameters);
        golden = new GoldenAngle(parameters);
        best = new BestPush(push, golden);
        Arrays.setAll(bestByKeys, i -> new BestPush(push, golden));
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        solve(state, command);
        return best.angle;
    }

    @Override
    public float bestKeys(MoverState state, Command command, int side) {
        int chosen = state.grounded ? 0 : bestKeysInAir(speedAtPush(state, command));
        command.forward = KEYS[chosen][0];
        command.right = side * KEYS[chosen][1];
        return -side * (state.grounded ? bestAngle(state, command) : bestByKeys[chosen].angle);
    }

    private int bestKeysInAir(float speed) {
        int chosen = 0;
        bestByKeys[0].solveAir(speed, 1f, OFFSETS[0]);
        for (int i = 1; i < KEYS.length; i++) {
            double least = CLEARLY_MORE * Math.max(0, bestByKeys[chosen].most);
            if (bestByKeys[i].canWinMore(speed, least)) {
                bestByKeys[i].solveAir(speed, 1f, OFFSETS[i]);
                chosen = bestByKeys[i].most > least ? i : chosen;
            }
        }
        return chosen;
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        solve(state, command);
        return best.gain;
    }

    @Override
    public float pushAt(MoverState state, Command command, float angle) {
        float magnitude = magnitude(command);
        float speed = speedAtPush(state, command);
        float along = speed * Angles.cos(angle);
        if (state.grounded) {
            return push.ground(along, magnitude);
        }
        float gain = golden.gain(golden.quality(Math.abs(Angles.difference(Math.abs(wishOffset(command)), angle))), golden.blend(speed));
        return push.air(along, magnitude, gain) + push.bonus(magnitude, gain);
    }

    @Override
    public float wishOffset(Command command) {
        return MoveIntent.offset(command.forward, command.right);
    }

    @Override
    public float speedAtPush(MoverState state, Command command) {
        float speed = state.velocity.horizontalLength();
        if (!state.grounded) {
            return speed * push.airFactor(speed);
        }
        return speed * friction.factor(speed, jumps.frictionScale(jumps.frictionRule(command.jumps(), state), 1f));
    }

    private void solve(MoverState state, Command command) {
        float magnitude = magnitude(command);
        if (state.grounded) {
            best.solveGround(speedAtPush(state, command), magnitude);
        } else {
            best.solveAir(speedAtPush(state, command), magnitude, Math.abs(wishOffset(command)));
        }
    }

    private static float magnitude(Command command) {
        return Math.min(1f, (float) Math.sqrt(command.forward * command.forward + command.right * command.right));
    }
}
