package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BestPushTest {
    /** Without gain, the arena's air push is the classic one, whose best angle is known: acos((c − a) / v). */
    @Test
    void withoutGainTheBestAngleIsTheClassicOne() {
        ParameterSet plain = Arena.DOCUMENT.with(ArenaParameter.G_MIN, 1).with(ArenaParameter.G_PEAK, 1);
        ArenaTheory theory = new ArenaTheory(plain);
        Command forward = Arena.keys(1, 0, 0);
        for (float v = 10; v < 40; v += 3) {
            float a = 8 * 10 / 128f;
            assertEquals(Math.acos((10 - a) / v), theory.bestAngle(Arena.flying(v, 0), forward), 1e-3);
            assertEquals(Math.sqrt(v * v + 2 * (10 - a) * a + a * a) - v, theory.bestGain(Arena.flying(v, 0), forward), 1e-5);
        }
    }

    @Test
    void onTheGroundTheBestAngleIsTheClassicOneToo() {
        ArenaTheory theory = new ArenaTheory(Arena.DOCUMENT);
        Command forward = Arena.jump(1, 0, 0);
        float a = 14 * 10 / 128f;
        assertEquals(Math.acos((10 - a) / 12), theory.bestAngle(Arena.standing(12, 0), forward), 1e-6);
        assertEquals(0, theory.bestAngle(Arena.standing(3, 0), forward), 1e-6);
        assertEquals(a, theory.bestGain(Arena.standing(0, 0), forward), 1e-6);
    }

    /** Every angle of a fine grid is tried with the motor itself; none may gain more than the theory says, except for a ten-thousandth. */
    @Test
    void noDirectionBeatsTheory() {
        Randomness random = new Randomness(5);
        for (int round = 0; round < 300; round++) {
            ParameterSet parameters = Arena.DOCUMENT
                    .with(ArenaParameter.THETA_TARGET, Value.degrees(20 + random.nextInt(36)))
                    .with(ArenaParameter.THETA_FALLOFF, Value.degrees(random.nextInt(3) * 15))
                    .with(ArenaParameter.G_MIN, 0.7 + random.nextFloat() * 0.3).with(ArenaParameter.G_PEAK, 1.05 + random.nextFloat() * 0.5)
                    .with(ArenaParameter.QUALITY_SMOOTHING, random.nextInt(2)).with(ArenaParameter.SHAPING_STRENGTH, 0)
                    .with(ArenaParameter.AIR_RESISTANCE, random.nextInt(2));
            Command keys = Arena.keys(random.nextInt(2), 0, 0);
            keys.right = keys.forward == 0 ? -1 : random.nextInt(2) - 1;
            assertBest(parameters, keys, 8 + random.nextFloat() * 20);
        }
    }

    private static void assertBest(ParameterSet parameters, Command keys, float speed) {
        ArenaMotor motor = new ArenaMotor(parameters);
        ArenaTheory theory = new ArenaTheory(parameters);
        float offset = theory.wishOffset(keys);
        float claimed = theory.bestGain(Arena.flying(speed, 0), keys);
        float atBest = gain(motor, keys, speed, theory.bestAngle(Arena.flying(speed, 0), keys) - offset);
        assertEquals(claimed, atBest, 1e-5, "the theory's own angle wins what it says");
        for (double degrees = 0; degrees <= 90; degrees += 0.25) {
            float made = gain(motor, keys, speed, Arena.degrees(degrees) - offset);
            assertTrue(made <= claimed * 1.0001 + 1e-5, () -> "more is gained than " + claimed + ": " + made);
        }
    }

    private static float gain(ArenaMotor motor, Command keys, float speed, float yaw) {
        Command command = new Command();
        command.copyFrom(keys);
        command.yaw = yaw;
        MoverState state = Arena.flying(speed, 0);
        var report = Arena.step(motor, command, state);
        assertTrue(report.gainMade <= report.gainPossible() * 1.0001 + 1e-5, () -> report.gainMade + " made of " + report.gainPossible());
        return report.gainMade;
    }
}
