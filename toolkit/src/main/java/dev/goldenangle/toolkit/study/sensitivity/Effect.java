package dev.goldenangle.toolkit.study.sensitivity;

/**
 * What turning one knob does to one measure, by Morris: from elementary effects, each the change of the measure over the share of
 * the knob's range that was turned.
 *
 * @param mean    their mean, in the measure's unit for the whole range; its sign says which way the measure goes
 * @param muStar  the mean of their sizes
 * @param sigma   their standard deviation: how much the effect depends on the other knobs, or bends
 * @param effects how many there were; NaNs are not counted
 */
public record Effect(double mean, double muStar, double sigma, int effects) {
    static final Effect NONE = new Effect(0, 0, 0, 0);

    /** Of elementary effects; NaNs are left out. */
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

    /** The same for another length of a turn. */
    Effect times(double factor) {
        return new Effect(mean * factor, muStar * factor, sigma * factor, effects);
    }

    /** How much it depends on other knobs, or bends: σ over μ*, 0 where nothing changes. */
    public double dependence() {
        return muStar == 0 ? 0 : sigma / muStar;
    }
}
