package dev.goldenangle.motor.xonotic;

import dev.goldenangle.math.Angles;
import dev.goldenangle.state.BestSink;
import dev.goldenangle.state.TickReport;

/**
 * The angle between velocity and wish that gains most in the air with given keys. There is no closed form for the whole
 * turn, but there is one for the angles at which another part of the rule begins to act. Between two of them the gain is
 * smooth: the search looks at angles that are denser near both ends, then between the neighbours of the best one by golden
 * section.
 */
final class AirSearch {
    private static final int PARTS = 24;
    private static final double[] SHARES = new double[PARTS + 1];
    private static final int MOST_BORDERS = 3;
    private static final int SECTIONS = 20;
    private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;
    /** Just before and behind a right angle, where another acceleration begins. */
    private static final double BEFORE = Math.PI / 2 - 1e-6;
    private static final double BEHIND = Math.PI / 2 + 1e-4;

    static {
        for (int i = 0; i <= PARTS; i++) {
            SHARES[i] = (1 - Angles.preciseCos(Math.PI * i / PARTS)) / 2;
        }
    }

    private final XonoticTuning tuning;
    private final AirRule rule;
    private final double[] borders = new double[MOST_BORDERS];
    private int count;
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
        findBorders();
        double from = 0;
        for (int i = 0; i < count; i++) {
            searchBetween(from, borders[i]);
            from = borders[i];
        }
        searchBetween(BEHIND, Math.PI);
        if (!Float.isFinite(gain)) {
            angle = 0f;
            gain = 0f;
        }
    }

    /** The angles up to a right angle at which another part of the rule begins to act, in order. */
    private void findBorders() {
        count = 0;
        add(BEFORE);
        if (rule.hops()) {
            double target = rule.hopTarget(speed);
            double reach = rule.hopReach();
            addWhere((target * target + speed * speed - reach * reach) / (2 * target));
            addWhere(speed * speed / target);
        } else {
            addWhere(rule.wishSpeed());
            addWhere(rule.wishSpeed() - rule.sidewaysStep());
        }
    }

    /** Adds the angle at which the speed along the wish has this value. */
    private void addWhere(double along) {
        if (along > 0 && along < speed) {
            add(Math.min(BEFORE, Angles.preciseAtan2(Math.sqrt((speed - along) * (speed + along)), along)));
        }
    }

    private void add(double border) {
        int place = count++;
        for (; place > 0 && borders[place - 1] > border; place--) {
            borders[place] = borders[place - 1];
        }
        borders[place] = border;
    }

    private void searchBetween(double from, double to) {
        int best = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i <= PARTS; i++) {
            double tried = from + (to - from) * SHARES[i];
            double here = gainAt(tried);
            keepBetter(tried, here);
            if (here > most) {
                most = here;
                best = i;
            }
        }
        double low = from + (to - from) * SHARES[Math.max(0, best - 1)];
        double high = from + (to - from) * SHARES[Math.min(PARTS, best + 1)];
        double tried = section(low, high);
        keepBetter(tried, gainAt(tried));
    }

    private void keepBetter(double tried, double here) {
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
        rule.x = speed;
        rule.y = 0;
        rule.push(Angles.preciseCos(angle), Angles.preciseSin(angle));
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
