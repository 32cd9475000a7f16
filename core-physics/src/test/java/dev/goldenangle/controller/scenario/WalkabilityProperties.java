package dev.goldenangle.controller.scenario;

import dev.goldenangle.controller.SlopeSpeed;
import dev.goldenangle.math.Randomness;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

/** On ground that is walkable everywhere, a runner keeps its speed and never stops, however the ground is built. */
class WalkabilityProperties {
    private static final int[] RATES = {30, 60, 128, 250, 500};
    /** With the policy that keeps the speed along the surface, the horizontal share of it on the steepest slope. */
    private static final double SLOWEST = Math.cos(Math.toRadians(40));

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void runnerKeepsItsSpeedOnWalkableGround(@ForAll long seed) {
        assertNull(complaint(seed));
    }

    /**
     * Two paved worlds in which the runner once stopped at lips of 0.02 and 0.12 mm. The sole touched them almost
     * straight below, where they are too low to be climbed as steps.
     */
    @ParameterizedTest
    @ValueSource(longs = {12_327, 596_455})
    void tinyLipUnderTheSoleDoesNotStopTheRunner(long seed) {
        assertNull(complaint(seed));
    }

    /** Crests before a lip down: at 30 Hz, ground that dropped by more than a snap within the tick once threw the runner into the air. */
    @ParameterizedTest
    @ValueSource(longs = {60_018, 69_149, 82_019})
    void groundThatDropsWithinALongTickIsFollowed(long seed) {
        assertNull(complaint(seed));
    }

    /**
     * A step met on a slope with half a millimetre of the tick left: the body was once lowered beside the riser again,
     * and pushed back on the next tick.
     */
    @Test
    void shortPathIntoAStepEndsOnIt() {
        assertNull(complaint(43_785));
    }

    @Test
    @Tag("study")
    void aRunnerKeepsItsSpeedInAHundredThousandWorlds() {
        List<String> complaints = new ArrayList<>();
        for (long seed = 0; seed < Long.getLong("worlds", 100_000); seed++) {
            String complaint = complaint(seed);
            if (complaint != null) {
                complaints.add(complaint);
            }
        }
        complaints.stream().limit(40).forEach(System.out::println);
        assertEquals(0, complaints.size());
    }

    /** What is wrong with the run of a seed; null if nothing is. */
    static String complaint(long seed) {
        Randomness random = new Randomness(seed ^ 0x5DEECE66DL);
        SlopeSpeed policy = random.nextInt(2) == 0 ? SlopeSpeed.HORIZONTAL : SlopeSpeed.ALONG_SURFACE;
        int rate = RATES[random.nextInt(RATES.length)];
        double speed = 2 + 10 * random.nextFloat();
        double turn = random.nextInt(2) == 0 ? 0 : 0.8 * random.nextFloat() - 0.4;
        double vx = speed * Math.cos(turn);
        double vy = speed * Math.sin(turn);
        WalkingBody body = new WalkingBody(RandomGround.walkable(seed), WalkingBody.with(policy), rate).at(-2, -1.5 * Math.signum(turn), 0.02);
        body.settle();
        double end = -2 + 10 * Math.cos(turn);
        for (int tick = 0; tick < 12 * rate && body.state.position.x < end; tick++) {
            double x = body.state.position.x;
            double y = body.state.position.y;
            boolean grounded = body.state.grounded;
            body.push(vx, vy);
            double dx = body.state.position.x - x;
            double dy = body.state.position.y - y;
            double share = policy == SlopeSpeed.HORIZONTAL ? 1 : SLOWEST;
            double covered = Math.sqrt(dx * dx + dy * dy) * rate / speed / share;
            double kept = policy == SlopeSpeed.HORIZONTAL ? body.state.velocity.horizontalLength() / speed : body.state.velocity.length() / speed;
            double ratio = Math.min(covered, kept);
            if (grounded && body.state.grounded && ratio < 0.9 || ratio < 0.05) {
                return String.format("seed %d %s %d Hz %.2f m/s turn %.3f: ratio %.3f at tick %d (%.4f %.4f %.4f)%s", seed, policy, rate, speed, turn, ratio, tick, x, y, body.state.position.z,
                        body.state.grounded ? "" : " in the air");
            }
        }
        return body.state.position.x >= end ? null : "seed " + seed + ": never arrived";
    }
}
