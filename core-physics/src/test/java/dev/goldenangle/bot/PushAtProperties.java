package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** The push that a model's theory states for an angle is the push of the model's own mover in the air. */
class PushAtProperties {
    private static final int[][] KEYS = {{1, 1}, {0, 1}, {1, 0}, {-1, 1}};

    @Property(tries = 200)
    void pushAtAnyAngleIsThatOfTheRules(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        for (String preset : OptimalStraferProperties.strafingPresets()) {
            ParameterSet knobs = GoldenRuns.parameters(preset);
            boolean rounds = knobs.table().find("velocity_rounding").map(knobs::isOn).orElse(false);
            StrafeTheory theory = GoldenRuns.model(preset).theory(knobs).orElseThrow();
            TickSearch tick = new TickSearch(GoldenRuns.model(preset), knobs);
            MoverState state = OptimalStraferProperties.flying(tick, knobs, random);
            int side = random.nextInt(2) == 0 ? 1 : -1;
            int[] keys = KEYS[random.nextInt(KEYS.length)];
            float angle = (float) Math.PI * 0.6f * random.nextFloat();
            Command command = new Command();
            command.set(keys[0], side * keys[1], 0f, 0f, 0f, Command.RUN);
            command.yaw = Angles.wrap(Angles.atan2(state.velocity.y, state.velocity.x) - side * angle - theory.wishOffset(command));
            double speed = theory.speedAtPush(state, command);
            double push = theory.pushAt(state, command, angle);
            double expected = Math.sqrt(speed * speed + 2 * speed * push * Math.cos(angle) + push * push) - speed;
            assertEquals(expected, tick.gain(state, command), rounds ? Math.sqrt(0.5) : 2e-4 * (knobs.w() + speed),
                    () -> preset + ", keys " + keys[0] + " " + keys[1] + " side " + side + ", " + Math.toDegrees(angle) + "° at " + state.velocity);
        }
    }
}
