package dev.goldenangle.toolkit.study.sensitivity;

/**
 * The effect of one knob on one measure, after Morris. Each elementary effect is the measure's change divided by the knob's change, as a
 * share of its range.
 *
 * @param mean    mean effect, in the measure's unit for the whole range; its sign is the direction
 * @param muStar  mean absolute effect
 * @param sigma   standard deviation: dependence on other knobs, or non-linearity
 * @param effects number of elementary effects, without NaNs
 */
public record Effect(double mean, double muStar, double sigma, int effects) {
    static final Effect NONE = new Effect(0, 0, 0, 0);

    /** Summarises elementary effects; NaNs are ignored. */
    static Effect of(double[] elementary) {
        int count = 0;
        double sum = 0;
        double sizes = 0;
        for (double effect : elementary) {
            if (!Double.isNaN(effect)) {
                count++;
                sum += effect;
                sizes += Math.abs(effect);
            }
        }
        if (count == 0) {
            return NONE;
        }
        double mean = sum / count;
        double squares = 0;
        for (double effect : elementary) {
            squares += Double.isNaN(effect) ? 0 : (effect - mean) * (effect - mean);
        }
        return new Effect(mean, sizes / count, count > 1 ? Math.sqrt(squares / (count - 1)) : 0, count);
    }

    /** The effect scaled to another step size. */
    Effect times(double factor) {
        return new Effect(mean * factor, muStar * factor, sigma * factor, effects);
    }

    /** Dependence on other knobs, or non-linearity: σ / μ*, or 0 without any effect. */
    public double dependence() {
        return muStar == 0 ? 0 : sigma / muStar;
    }
}
