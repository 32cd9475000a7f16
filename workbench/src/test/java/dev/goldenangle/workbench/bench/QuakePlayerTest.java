package dev.goldenangle.workbench.bench;

import dev.goldenangle.motor.strafejump.StrafejumpModel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * The players of the speed benchmarks match the published workload: they have the same ticks on the ground and
 * the same mean speed as with Quake III's original code.
 */
class QuakePlayerTest {
    private static final int EPISODES = 500;

    @ParameterizedTest
    @CsvSource({"room, STRAFE, 3000, 644.06", "field, STRAFE, 3393, 383.01", "room, RUN, 247500, 303.01", "field, RUN, 240293, 268.78"})
    void fiveHundredEpisodesMatchThePublishedFigures(String place, QuakePlayer.Style style, long groundTicks, double meanSpeed) {
        long[] grounded = {0};
        double[] speed = {0};
        QuakeBenchmarks.player(new StrafejumpModel(), style, place).play(EPISODES, state -> {
            grounded[0] += state.grounded ? 1 : 0;
            speed[0] += state.velocity.horizontalLength();
        });
        assertEquals(groundTicks, grounded[0]);
        assertEquals(meanSpeed, speed[0] / EPISODES / QuakePlayer.EPISODE_TICKS, 0.02);
    }
}
