package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.state.MoverState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.FloatRange;
import org.junit.jupiter.api.Test;

import java.util.function.DoubleUnaryOperator;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * The formulas of the run-up compared with numerical integration: the share of its length that a turning flight covers,
 * and the distance covered while gaining.
 */
class RunUpArithmeticTest {
    private static final int STEPS = 2000;
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();
    private double angle = Math.PI / 2;
    private DoubleUnaryOperator gain = speed -> 1;
    private final RunUp runUp = new RunUp(new StrafeKeys(new StrafeTheory() {
        @Override
        public float bestAngle(MoverState at, Command keys) {
            return (float) angle;
        }

        @Override
        public float bestGain(MoverState at, Command keys) {
            return (float) gain.applyAsDouble(at.velocity.horizontalLength());
        }

        @Override
        public float wishOffset(Command keys) {
            return 0f;
        }
    }), 100f, 15f);

    /** The mean cosine while the heading turns from one angle to another, and the time that takes. */
    private static double progress(double from, double to) {
        double sum = 0;
        for (int i = 0; i < STEPS; i++) {
            sum += Math.cos(from + (to - from) * (i + 0.5) / STEPS);
        }
        return sum / STEPS;
    }

    private static double turnedBack(double off, double seconds, double turnRate) {
        double turning = Math.min(seconds, off / turnRate);
        double end = off - turning * turnRate;
        return (progress(off, end) * turning + Math.cos(end) * (seconds - turning)) / seconds;
    }

    @Property(tries = 100)
    void turningBackCoversTheMeanCosineOfItsHeadings(@ForAll @FloatRange(min = 0.07f, max = 1.3f) float off, @ForAll @FloatRange(min = 0.1f, max = 2f) float seconds,
                                                  @ForAll @FloatRange(min = 0.1f, max = 5f) float turnRate) {
        assertEquals(turnedBack(off, seconds, turnRate), RunUp.straightened(off, seconds, turnRate), 1e-3);
    }

    @Test
    void straightOrFinishedFlightCoversItsFullLength() {
        assertEquals(1f, RunUp.straightened(0.05f, 1f, 0.01f));
        assertEquals(1f, RunUp.straightened(1f, 0f, 1f));
    }

    /** The bot swings to one side as far as it can and still come back, or evenly from side to side. */
    @Property(tries = 200)
    void widestSwingCoversTheMeanCosineOfItsHeadings(@ForAll @FloatRange(min = 0f, max = 1.3f) float off, @ForAll @FloatRange(min = 0.1f, max = 2f) float seconds,
                                                    @ForAll @FloatRange(min = 0.1f, max = 5f) float turnRate, @ForAll @FloatRange(min = 0.3f, max = 1.3f) float widest) {
        double out = Math.min(widest, (off + turnRate * seconds) / 2);
        double there = progress(off, out) * (out - off);
        double back = progress(out, 0) * out;
        double expected = seconds * turnRate >= 2.5f * widest ? progress(-widest, widest) : out > off ? (there + back) / (2 * out - off)
                : off < RunUp.STRAIGHT ? 1 : turnedBack(off, seconds, turnRate);
        assertEquals(expected, RunUp.leastProgress(off, seconds, turnRate, widest), 1e-3);
    }

    @Test
    void flightThatCannotTurnIsStraight() {
        assertEquals(1f, RunUp.leastProgress(0f, 1f, 1e-3f, 1f));
    }

    /** A push at an angle that gives this gain is found by bisection; its component across the travel gives the turn. */
    @Property(tries = 100)
    void turnFollowsFromThePushThatGivesTheGain(@ForAll @FloatRange(min = 0.2f, max = 1.57f) float at, @ForAll @FloatRange(min = 0.1f, max = 10f) float gained,
                                                @ForAll @FloatRange(min = 100f, max = 800f) float speed) {
        angle = at;
        gain = any -> gained;
        double less = 0;
        double more = 1000;
        for (int i = 0; i < 60; i++) {
            double push = (less + more) / 2;
            boolean enough = Math.hypot(speed + push * Math.cos(at), push * Math.sin(at)) > speed + gained;
            more = enough ? push : more;
            less = enough ? less : push;
        }
        double turn = 100 * Math.atan2(less * Math.sin(at), speed + less * Math.cos(at));
        assertEquals(turn, runUp.turnRate(speed, state, command), 0.005 * turn);
    }

    /** The predicted distance is visible in the swing that it causes. */
    private double foreseenWay(double distance) {
        state.velocity.set(300f, 0f, 0f);
        runUp.plan(0, (float) distance, 0f, 0f, 1f, 1f, state, command);
        return distance / (0.999 * Math.sin(runUp.swing) / runUp.swing);
    }

    /**
     * Towards 800 by a hundredth of the difference each tick: 800 t − 500 (1 − exp(−t)) makes 484 in a second; four
     * parts are accurate to a hundredth.
     */
    @Test
    void flightIsPredictedWithADecreasingGain() {
        gain = speed -> (800 - speed) / 100;
        assertEquals(484, foreseenWay(440), 4.84);
    }

    /** From the ground a tick at 301 makes 3.01, and 0.99 s from 301 to 400 make 347. */
    @Test
    void hopIsATakeOffTickAndTheFlight() {
        state.grounded = true;
        assertEquals(3.01 + 0.99 * (301 + 400) / 2, foreseenWay(320), 0.5);
    }
}
