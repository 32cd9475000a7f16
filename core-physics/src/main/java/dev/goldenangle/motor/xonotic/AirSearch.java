package dev.goldenangle.motor.xonotic;

import dev.goldenangle.math.Angles;
import dev.goldenangle.state.BestSink;
import dev.goldenangle.state.TickReport;

import java.util.stream.IntStream;

/**
 * The angle between velocity and wish that gains most in the air with given keys. There is no closed form, so the angle
 * is searched: coarsely, then by golden section on both sides of the best and of the two angles where Quake's rule begins
 * and ceases to push.
 */
final class AirSearch {
    private static final int PARTS = 120;
    private static final double PART = Math.PI / PARTS;
    private static final double[] COSINES = IntStream.rangeClosed(0, PARTS).mapToDouble(i -> Angles.preciseCos(i * PART)).toArray();
    private static final double[] SINES = IntStream.rangeClosed(0, PARTS).mapToDouble(i -> Angles.preciseSin(i * PART)).toArray();
    private static final int SECTIONS = 20;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    /** Just behind a right angle, where another acceleration begins. */
    private static final double BEHIND = Math.PI / 2 + 1e-4;

    private final XonoticTuning tuning;
    private final AirRule rule;
    private double speed;
    float angle;
    float gain;

    AirSearch(XonoticTuning tuning) {
        this.tuning = tuning;
        rule = new AirRule(tuning);
    }

    void solve(double newSpeed, double forward, double side, double asked, boolean crouched) {
        speed = newSpeed;
        rule.hold(forward, side, asked, crouched);
        angle = 0f;
        gain = Float.NEGATIVE_INFINITY;
        double coarse = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i <= PARTS; i++) {
            double here = gainAlong(COSINES[i], SINES[i]);
            if (here > most) {
                most = here;
                coarse = i * PART;
            }
        }
        searchAround(coarse);
        double begins = angleAt(rule.wishSpeed() - tuning.airAcceleration * tuning.seconds * rule.wishSpeed());
        double ceases = angleAt(rule.wishSpeed());
        if (begins != coarse) {
            searchAround(begins);
        }
        if (ceases != coarse && ceases != begins) {
            searchAround(ceases);
        }
        keepBetter(BEHIND);
        if (!Float.isFinite(gain)) {
            angle = 0f;
            gain = 0f;
        }
    }

    /** Where the speed along the wish has this value: the gain has a narrow peak where Quake's rule begins to limit the push. */
    private double angleAt(double along) {
        return speed > 0 ? Angles.acos((float) (along / speed)) : 0;
    }

    private void searchAround(double middle) {
        keepBetter(middle);
        keepBetter(section(Math.max(0, middle - PART), middle));
        keepBetter(section(middle, Math.min(Math.PI, middle + PART)));
    }

    private void keepBetter(double tried) {
        double here = gainAt(tried);
        if (here > gain) {
            gain = (float) here;
            angle = (float) tried;
        }
    }

    private double section(double from, double to) {
        if (from == to) {
            return to;
        }
        double low = to - GOLDEN * (to - from);
        double high = from + GOLDEN * (to - from);
        double gainLow = gainAt(low);
        double gainHigh = gainAt(high);
        for (int i = 0; i < SECTIONS; i++) {
            if (gainLow > gainHigh) {
                to = high;
                high = low;
                gainHigh = gainLow;
                low = to - GOLDEN * (to - from);
                gainLow = gainAt(low);
            } else {
                from = low;
                low = high;
                gainLow = gainHigh;
                high = from + GOLDEN * (to - from);
                gainHigh = gainAt(high);
            }
        }
        return (from + to) / 2;
    }

    private double gainAt(double angle) {
        return gainAlong(Angles.preciseCos(angle), Angles.preciseSin(angle));
    }

    private double gainAlong(double wishX, double wishY) {
        rule.x = speed;
        rule.y = 0;
        rule.push(wishX, wishY);
        return rule.speed() - speed;
    }

    /** Solves a recorded tick on demand, from any thread. */
    record Solver(XonoticTuning tuning, boolean crouched) implements TickReport.BestSolver {
        @Override
        public void solve(float speed, float forward, float side, BestSink dest) {
            AirSearch search = new AirSearch(tuning);
            double asked = Math.sqrt(forward * forward + side * side) * tuning.keySpeed;
            search.solve(speed, forward, side, asked, crouched);
            dest.best(search.angle, search.gain);
        }
    }
}
