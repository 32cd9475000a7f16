package dev.goldenangle.controller.scenario;

import dev.goldenangle.controller.SlopeSpeed;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** A runner over a step on a slope. On the tick of the climb the body moves at least a 16th of the skin onto the tread, or it would end beside the riser again. */
class StepOnSlopeProperties {
    private static final int[] RATES = {30, 60, 128, 250};
    private static final double ENTRY = ScenarioRun.SETTINGS.skin() / 16;
    private static final double ROUNDING = 1e-5;

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void climbLengthensATickByAtMostTheMoveOntoTheTread(@ForAll long seed) {
        double extra = extra(seed);
        assertTrue(extra <= ENTRY + ROUNDING, () -> extra + " m");
    }

    /** At 3.77 m/s and 250 Hz a tick asks for 15 mm, so that the entry shows as 1.06 times the speed. */
    @Test
    void climbThatWouldEndBesideTheRiserMovesOntoTheTread() {
        double extra = extra(10_261);
        assertTrue(extra > 0.5 * ENTRY && extra <= ENTRY + ROUNDING, () -> extra + " m");
    }

    @Test
    @Tag("study")
    void tickIsHardlyLongerThanAskedInThirtyThousandRuns() {
        int longer = 0;
        double most = 0;
        for (long seed = 0; seed < 30_000; seed++) {
            double extra = extra(seed);
            longer += extra > ROUNDING ? 1 : 0;
            most = Math.max(most, extra);
        }
        System.out.println(longer + " runs with a longer tick, by at most " + most + " m");
        assertTrue(most <= ENTRY + ROUNDING);
    }

    /** How much farther than asked the body moves on any tick of a second, in metres. */
    private static double extra(long seed) {
        Randomness random = new Randomness(seed);
        double slope = Math.tan(Math.toRadians(-40 + 80 * random.nextFloat()));
        double height = 0.05 + 0.28 * random.nextFloat();
        double riser = 2 + random.nextFloat();
        int rate = RATES[random.nextInt(RATES.length)];
        SlopeSpeed policy = SlopeSpeed.values()[random.nextInt(SlopeSpeed.values().length)];
        double speed = 2 + 10 * random.nextFloat();
        double yaw = Math.toRadians(120 * random.nextFloat() - 60);
        WalkingBody body = new WalkingBody(List.of(ramp((float) slope, 0, -30), ramp((float) slope, height, riser)), WalkingBody.with(policy), rate).at(0, 0, 0.5);
        body.settle();
        for (int tick = 0; tick < rate && !body.state.grounded; tick++) {
            body.rest();
        }
        double most = 0;
        for (int tick = 0; tick < rate; tick++) {
            double x = body.state.position.x;
            double y = body.state.position.y;
            body.push(speed * Math.cos(yaw), speed * Math.sin(yaw));
            most = Math.max(most, Math.hypot(body.state.position.x - x, body.state.position.y - y) - speed / rate);
        }
        return most;
    }

    /** A slope through the origin, raised by a height, that starts at x. */
    private static Brush ramp(float slope, double height, double startX) {
        BrushBuilder builder = new BrushBuilder(1.0 / 32);
        builder.addPlane(-slope, 0, 1, height, "");
        builder.addPlane(1, 0, 0, 30, "");
        builder.addPlane(-1, 0, 0, -startX, "");
        builder.addPlane(0, 1, 0, 30, "");
        builder.addPlane(0, -1, 0, 30, "");
        builder.addPlane(0, 0, -1, 40, "");
        return builder.build().brush();
    }
}
