package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The parameters are exact, and each of them has an effect. */
class MarathonKnobsTest {
    private final MarathonModel model = new MarathonModel();
    private final ParameterSet defaults = model.parameters().defaults();

    @Test
    void defaultsAreTheGamesOwnNumbers() {
        Constants c = new Constants(defaults);
        assertEquals(new Pace(4681, 3855, 3276, 327, 655, 218, 40960, 81920, 393216, 49152), c.walking);
        assertEquals(new Pace(8192, 5461, 5041, 655, 1310, 327, 81920, 163840, 655360, 98304), c.running);
        assertEquals(163, c.gravity);
        assertEquals(9362, c.terminal);
        assertEquals(327, c.pushDeceleration);
        assertEquals(1398101, c.glanceSpeed);
        assertEquals(8388608, c.glanceLimit);
        assertEquals(2796202, c.maxElevation);
        assertEquals(3276, c.stepDelta);
        assertEquals(6553, c.bobAmplitude);
        assertEquals(52428, c.height);
        assertEquals(39321, c.cameraHeight);
        assertEquals(341, c.maxStep);
        assertEquals(204, c.objectRadius);
        assertEquals(256, c.wallSeparation);
        assertEquals(-4681, -c.absorbed(9362));
        assertEquals(-4, c.absorbed(-9));
    }

    @Test
    void wIsTheRunningTopSpeed() {
        assertEquals(3.75, defaults.w());
    }

    @ParameterizedTest
    @EnumSource(MarathonParameter.class)
    void everyParameterChangesSomeRun(MarathonParameter knob) {
        Spec spec = knob.spec();
        double now = defaults.get(knob);
        double low = spec.sliderMin().resolve(defaults.w());
        double high = spec.sliderMax().resolve(defaults.w());
        double other = spec.options().isEmpty() ? (now - low > high - now ? (now + low) / 2 : (now + high) / 2) : now == low ? high : low;
        ParameterSet changed = spec.unit().isAngle() ? defaults.withInternal(knob, other) : defaults.with(knob, Value.of(other));
        assertNotEquals(hash(defaults), hash(changed), knob.key());
    }

    private long hash(ParameterSet parameters) {
        Simulation tour = new Simulation(model, parameters, SampleMap.level("sector-pool"), new Tour());
        tour.run(1000);
        Simulation steps = new Simulation(model, parameters, SampleMap.level("sector-steps"), new Tour());
        steps.run(1000);
        return 31 * tour.hash() + steps.hash();
    }

    /**
     * Runs and walks, each with every key for a while, and stands still in between; on the steps it also meets the
     * ledges and the barrel.
     */
    private static final class Tour implements CommandSource {
        @Override
        public void fill(int tick, dev.goldenangle.state.MoverState state, Command command) {
            command.clear();
            command.yaw = 0f;
            command.buttons = tick % 100 < 50 ? Command.RUN : 0;
            if (tick == 985) {
                command.buttons |= Command.PUSH;
            }
            if (tick < 330) {
                command.forward = tick % 50 < 40 ? 1f : 0f;
                command.buttons |= tick % 25 < 3 ? Command.LOOK_UP : 0;
                return;
            }
            switch ((tick - 330) / 20 % 9) {
                case 0 -> command.forward = -1f;
                case 1 -> command.right = 1f;
                case 2 -> command.buttons |= Command.TURN_LEFT;
                case 3 -> command.buttons |= Command.LOOK_UP;
                case 4 -> command.forward = 1f;
                case 5 -> command.buttons |= Command.GLANCE_LEFT;
                case 6 -> command.right = -1f;
                case 7 -> command.buttons |= Command.TURN_RIGHT | Command.LOOK_DOWN;
                default -> { }
            }
        }
    }
}
