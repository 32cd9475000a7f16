package dev.goldenangle.motor.arena;

import dev.goldenangle.math.Angles;

import java.util.Arrays;

/**
 * The speed gained by a push in the air, as a curve over the angle between velocity and intent, 0 to π/2, for one speed
 * and the keys held. The view follows the intent at a fixed offset, so the gain factor changes along the curve.
 *
 * <p>The curve is divided into stretches: at every angle where the gain factor has a kink, and in between so that none
 * is long. Within a stretch the gain factor is monotone and smooth, and only the limit of the push can cause a kink.
 * Values that depend only on the keys, or only on keys and blend, are kept between calls.
 *
 * <p>"Won" is the growth of the squared speed: for a push p at the angle a it is p (2 v cos a + p).
 */
final class PushCurve {
    private static final double QUARTER = Angles.PI / 2;
    private static final double LONGEST_STRETCH = QUARTER / 8;
    private static final double LONGEST_SMOOTH_STRETCH = QUARTER / 20;
    private static final double SHORTEST_STRETCH = 1e-7;
    private static final int MOST = 48;

    private final PlanarPush push;
    private final GoldenAngle golden;
    private final boolean isSmooth;

    private float offset = Float.NaN;
    private final double[] bends = new double[MOST];
    private int bendCount;
    int stretches;
    /** The start of each stretch; the last ends at π/2. */
    final double[] angle = new double[MOST];
    private final double[] cosine = new double[MOST];
    private final double[] sine = new double[MOST];
    private final double[] ramp = new double[MOST];
    private final double[] rampSlope = new double[MOST];

    private float magnitude = Float.NaN;
    private double blend = Double.NaN;
    private double gainAtZero;
    private double gainPerQuality;
    private double intentPerGain;
    private double freePerSquaredGain;
    private final double[] intent = new double[MOST];
    private final double[] free = new double[MOST];
    private final double[] bonus = new double[MOST];
    /** 0 on stretches without bonus. */
    private final double[] bonusPerGain = new double[MOST];

    private double speed;
    /** Speed along the intent at the start of each stretch. */
    private final double[] alongAt = new double[MOST];
    /** The gain at the boundary last found by {@link #highestEnd}. */
    double wonAtHighest;
    /** Values at the angle last evaluated: speed along and across the intent, the gain and its first and second derivatives. */
    private double along;
    private double across;
    private double gain;
    private double gainSlope;
    private double gainBend;
    /** Derivative of the value last returned. */
    double rate;

    PushCurve(PlanarPush push, GoldenAngle golden) {
        this.push = push;
        this.golden = golden;
        isSmooth = golden.isSmooth();
    }

    void ask(float newSpeed, float newMagnitude, float newOffset) {
        speed = newSpeed;
        double newBlend = golden.preciseBlend(newSpeed);
        boolean isAimed = newOffset == offset;
        if (!isAimed) {
            aim(newOffset);
        }
        if (!isAimed || newMagnitude != magnitude || newBlend != blend) {
            weigh(newMagnitude, newBlend);
        }
        double[] there = alongAt;
        for (int i = 0; i <= stretches; i++) {
            there[i] = newSpeed * cosine[i];
        }
    }

    private void aim(float newOffset) {
        offset = newOffset;
        bendCount = 0;
        bends[bendCount++] = 0;
        bends[bendCount++] = QUARTER;
        for (double theta : golden.bends) {
            cut(newOffset + theta);
            cut(newOffset - theta);
            cut(newOffset + 2 * Math.PI - theta);
        }
        Arrays.sort(bends, 0, bendCount);
        stretches = 0;
        for (int i = 0; i + 1 < bendCount; i++) {
            divide(bends[i], bends[i + 1]);
        }
        node(stretches, QUARTER);
    }

    private void cut(double at) {
        if (at > 0 && at < QUARTER) {
            bends[bendCount++] = at;
        }
    }

    private void divide(double from, double to) {
        double length = to - from;
        if (length < SHORTEST_STRETCH) {
            return;
        }
        int parts = (int) Math.ceil(length / (isSmooth ? LONGEST_SMOOTH_STRETCH : LONGEST_STRETCH));
        double per = (golden.ramp(theta(to)) - golden.ramp(theta(from))) / length;
        for (int i = 0; i < parts; i++) {
            rampSlope[stretches] = per;
            node(stretches++, from + length * i / parts);
        }
    }

    private void node(int i, double at) {
        angle[i] = at;
        cosine[i] = Angles.preciseCos(at);
        sine[i] = Angles.preciseSin(at);
        ramp[i] = golden.ramp(theta(at));
    }

    /** The angle between velocity and view. */
    private double theta(double at) {
        double turn = Math.abs(at - offset);
        return turn > Math.PI ? 2 * Math.PI - turn : turn;
    }

    private void weigh(float newMagnitude, double newBlend) {
        magnitude = newMagnitude;
        blend = newBlend;
        gainAtZero = golden.preciseGain(0, newBlend);
        gainPerQuality = golden.preciseGain(1, newBlend) - gainAtZero;
        intentPerGain = push.airIntentSpeed(newMagnitude, 1f);
        freePerSquaredGain = push.freeInAir(newMagnitude, 1f);
        double bonusPer = push.bonus(newMagnitude, 2f);
        double before = 0;
        for (int i = 0; i <= stretches; i++) {
            double u = ramp[i];
            double gain = gainAtZero + gainPerQuality * (isSmooth ? u * u * (3 - 2 * u) : u);
            intent[i] = intentPerGain * gain;
            free[i] = freePerSquaredGain * gain * gain;
            bonus[i] = gain > 1 ? (gain - 1) * bonusPer : 0;
            if (i > 0) {
                bonusPerGain[i - 1] = before + gain > 2 ? bonusPer : 0;
            }
            before = gain;
        }
    }

    /** The index of the stretch boundary with the largest gain. */
    int highestEnd() {
        int highest = 0;
        double[] there = alongAt;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i <= stretches; i++) {
            double alongThere = there[i];
            double pushed = limited(intent[i] - alongThere, free[i]) + bonus[i];
            double won = pushed * (2 * alongThere + pushed);
            if (won >= most) {
                most = won;
                highest = i;
            }
        }
        wonAtHighest = most;
        return highest;
    }

    /**
     * The first stretch from {@code from} on where more than {@code least} is possible, or the number of stretches. The
     * gain is highest at one of the ends of a stretch and the cosine at its start.
     */
    int nextAbove(int from, double least) {
        double[] there = alongAt;
        for (int i = from; i < stretches; i++) {
            int high = intent[i] > intent[i + 1] ? i : i + 1;
            double pushed = limited(intent[high] - there[i + 1], free[high]) + bonus[high];
            if (pushed * (2 * there[i] + pushed) > least) {
                return i;
            }
        }
        return stretches;
    }

    private static double limited(double missing, double free) {
        return missing <= 0 ? 0 : missing < free ? missing : free;
    }

    double length(int i) {
        return angle[i + 1] - angle[i];
    }

    double missingAt(int i) {
        return intent[i] - alongAt[i];
    }

    double roomAt(int i) {
        return missingAt(i) - free[i];
    }

    Limit limitAt(int i) {
        double missing = missingAt(i);
        return missing <= 0 ? Limit.STOPS : missing < free[i] ? Limit.HOLDS_BACK : Limit.LETS_GO;
    }

    /**
     * Whether the gain grows along a stretch, while the cosine falls: then there can be a maximum where the limit stops
     * the push or stops acting.
     */
    boolean rises(int i) {
        return gainPerQuality * rampSlope[i] > 0;
    }

    /** Whether the gain shrinks along a stretch: then there can be a maximum where the limit reduces the push. */
    boolean falls(int i) {
        return gainPerQuality * rampSlope[i] < 0;
    }

    /** Whether there is a push without a limit. */
    boolean hasBonus(int i) {
        return bonusPerGain[i] > 0;
    }

    /** The value at a distance from the start of a stretch. */
    double won(int i, double from) {
        double square = from * from;
        double alongHere = speed * (cosine[i] * cosineOf(square) - sine[i] * sineOf(from, square));
        double u = ramp[i] + rampSlope[i] * from;
        double gainHere = isSmooth ? gainAtZero + gainPerQuality * u * u * (3 - 2 * u) : gainAtZero + gainPerQuality * u;
        double missing = intentPerGain * gainHere - alongHere;
        double pushed = limited(missing, freePerSquaredGain * gainHere * gainHere) + bonusPerGain[i] * (gainHere - 1);
        return pushed * (2 * alongHere + pushed);
    }

    /** The speed missing along the intent; if there is none, the limit stops the push. */
    double missing(int i, double from) {
        look(i, from);
        rate = intentPerGain * gainSlope + across;
        return intentPerGain * gain - along;
    }

    /** How much more speed is missing than the push gives; below 0, the limit reduces the push. */
    double room(int i, double from) {
        double square = from * from;
        double smallCos = cosineOf(square);
        double smallSin = sineOf(from, square);
        double alongHere = speed * (cosine[i] * smallCos - sine[i] * smallSin);
        double acrossHere = speed * (sine[i] * smallCos + cosine[i] * smallSin);
        double u = ramp[i] + rampSlope[i] * from;
        double rise = gainPerQuality * rampSlope[i];
        double gainHere = isSmooth ? gainAtZero + gainPerQuality * u * u * (3 - 2 * u) : gainAtZero + gainPerQuality * u;
        double slopeHere = isSmooth ? rise * 6 * u * (1 - u) : rise;
        double perGain = freePerSquaredGain * gainHere;
        rate = intentPerGain * slopeHere + acrossHere - 2 * perGain * slopeHere;
        return intentPerGain * gainHere - alongHere - perGain * gainHere;
    }

    /** Half the slope of the value, assuming this effect of the limit. */
    double slope(int i, double from, Limit limit) {
        look(i, from);
        double pushed = bonusPerGain[i] * (gain - 1);
        double pushedSlope = bonusPerGain[i] * gainSlope;
        double pushedBend = bonusPerGain[i] * gainBend;
        if (limit == Limit.LETS_GO) {
            double perGain = freePerSquaredGain * gain;
            pushed += perGain * gain;
            pushedSlope += 2 * perGain * gainSlope;
            pushedBend += 2 * (freePerSquaredGain * gainSlope * gainSlope + perGain * gainBend);
        } else if (limit == Limit.HOLDS_BACK) {
            pushed += intentPerGain * gain - along;
            pushedSlope += intentPerGain * gainSlope + across;
            pushedBend += intentPerGain * gainBend + along;
        }
        double speedAlong = along + pushed;
        rate = pushedBend * speedAlong + pushedSlope * (pushedSlope - 2 * across) - pushed * along;
        return pushedSlope * speedAlong - pushed * across;
    }

    private void look(int i, double from) {
        double square = from * from;
        double smallCos = cosineOf(square);
        double smallSin = sineOf(from, square);
        along = speed * (cosine[i] * smallCos - sine[i] * smallSin);
        across = speed * (sine[i] * smallCos + cosine[i] * smallSin);
        double u = ramp[i] + rampSlope[i] * from;
        double rise = gainPerQuality * rampSlope[i];
        if (isSmooth) {
            gain = gainAtZero + gainPerQuality * u * u * (3 - 2 * u);
            gainSlope = rise * 6 * u * (1 - u);
            gainBend = rise * rampSlope[i] * 6 * (1 - 2 * u);
        } else {
            gain = gainAtZero + gainPerQuality * u;
            gainSlope = rise;
            gainBend = 0;
        }
    }

    /** Cosine of a small angle, given its square. */
    private static double cosineOf(double square) {
        return 1 - square * (1 / 2.0 - square * (1 / 24.0 - square * (1 / 720.0)));
    }

    private static double sineOf(double small, double square) {
        return small * (1 - square * (1 / 6.0 - square * (1 / 120.0 - square * (1 / 5040.0))));
    }

    /** How the limit affects the push: stops it, reduces it, or does not affect it. */
    enum Limit {
        STOPS, HOLDS_BACK, LETS_GO
    }
}
