package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

/**
 * The best push direction under the arena's rules. The push goes along the keys but the gain depends on the view, so
 * the result depends on the keys held; it is for the side of the velocity to which the keys point (either side for
 * forward or back).
 */
final class ArenaTheory implements StrafeTheory {
    private final PlanarPush push;
    private final GroundFriction friction;
    private final JumpPolicy jumps;
    private final BestPush best;

    ArenaTheory(ParameterSet parameters) {
        push = new PlanarPush(parameters);
        friction = GroundFriction.of(parameters);
        jumps = new JumpPolicy(parameters);
        best = new BestPush(push, new GoldenAngle(parameters));
    }

    @Override
    public float bestAngle(MoverState state, Command command) {
        solve(state, command);
        return best.angle;
    }

    @Override
    public float bestGain(MoverState state, Command command) {
        solve(state, command);
        return best.gain;
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
        float magnitude = Math.min(1f, (float) Math.sqrt(command.forward * command.forward + command.right * command.right));
        if (state.grounded) {
            best.solveGround(speedAtPush(state, command), magnitude);
        } else {
            best.solveAir(speedAtPush(state, command), magnitude, Math.abs(wishOffset(command)));
        }
    }
}
