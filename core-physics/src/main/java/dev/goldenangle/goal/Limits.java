package dev.goldenangle.goal;

import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.math.Exponential;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.Value;

import java.util.Optional;

/**
 * The range a value should be in, as written; both amounts have the same unit.
 *
 * @param relation how the amounts limit the value
 * @param first    the limit, the lower of two limits, or the middle
 * @param second   the upper of two limits, or the tolerance; empty if there is one limit
 */
public record Limits(Relation relation, Amount first, Optional<Amount> second) {
    private static final double UNSEEN_SHARE = 0.0005;
    private static final double UNSEEN_DIGIT = 0.49;
    private static final int MOST_SHOWN = 4;
    private static final int MOST_WRITTEN = 9;

    /** @throws IllegalArgumentException with the reason, if no value can be in the range */
    public Limits {
        if (relation.hasTwoLimits() != second.isPresent()) {
            throw new IllegalArgumentException(relation.key() + (second.isPresent() ? " has one limit, not two" : " needs two amounts"));
        }
        if (second.isPresent() && !second.get().unit().equals(first.unit())) {
            throw new IllegalArgumentException("both amounts must have the same unit, not \"" + first.unit() + "\" and \"" + second.get().unit() + "\"");
        }
        if (relation == Relation.BETWEEN && !(first.number() <= second.get().number())) {
            throw new IllegalArgumentException("no value is between " + first.text() + " and " + second.get().text() + ": the first must not be larger");
        }
        if (relation == Relation.ABOUT && !(second.get().number() >= 0)) {
            throw new IllegalArgumentException("a tolerance must not be negative, but it is " + second.get().text());
        }
    }

    public static Limits one(Relation relation, Amount limit) {
        return new Limits(relation, limit, Optional.empty());
    }

    public static Limits two(Relation relation, Amount first, Amount second) {
        return new Limits(relation, first, Optional.of(second));
    }

    public String unit() {
        return first.unit();
    }

    /** In the unit written; −∞ if there is none. */
    public double low() {
        return switch (relation) {
            case AT_MOST -> Double.NEGATIVE_INFINITY;
            case AT_LEAST, BETWEEN -> first.number();
            case ABOUT -> first.number() - second.orElseThrow().number();
        };
    }

    /** In the unit written; +∞ if there is none. */
    public double high() {
        return switch (relation) {
            case AT_LEAST -> Double.POSITIVE_INFINITY;
            case AT_MOST -> first.number();
            case BETWEEN -> second.orElseThrow().number();
            case ABOUT -> first.number() + second.orElseThrow().number();
        };
    }

    /** The same relation with other ends; only for relations with two limits. */
    public Limits withEnds(double low, double high) {
        return relation == Relation.ABOUT ? two(relation, first.withNumber(rounded((low + high) / 2)), first.withNumber(rounded((high - low) / 2)))
                : two(relation, first.withNumber(rounded(low)), first.withNumber(rounded(high)));
    }

    /** Converts to another relation with the same range as far as possible; if a second limit is missing, it is set a tenth away. */
    public Limits as(Relation other) {
        if (other == relation) {
            return this;
        }
        double from = Double.isInfinite(low()) ? high() - Math.abs(high()) / 10 : low();
        double to = Double.isInfinite(high()) ? low() + Math.abs(low()) / 10 : high();
        return switch (other) {
            case AT_MOST -> one(other, first.withNumber(to));
            case AT_LEAST -> one(other, first.withNumber(from));
            case BETWEEN -> two(other, first.withNumber(rounded(from)), first.withNumber(rounded(to)));
            case ABOUT -> two(other, first.withNumber(rounded((from + to) / 2)), first.withNumber(rounded((to - from) / 2)));
        };
    }

    /** Six digits are enough for halves and tenths of a written number. */
    private static double rounded(double number) {
        return Rounded.to(number, 6);
    }

    /** Whether a value, in the unit written, is within the limits, with the {@link #tolerance}. */
    public boolean hold(double value) {
        double tolerance = tolerance();
        return (value >= low() || low() - value <= tolerance) && (value <= high() || value - high() <= tolerance);
    }

    /** Whether a value is so near to one of the limits that it counts as equal to it. */
    public boolean touch(double value) {
        return Math.abs(value - low()) <= tolerance() || Math.abs(value - high()) <= tolerance();
    }

    /**
     * How far a value may be past a limit and still meet it: less than a twentieth of a percent, which would be shown as
     * 0.0 %, and less than the last digit shown. Covers the rounding of runs and the apex between two ticks of a jump.
     */
    private double tolerance() {
        return Math.min(UNSEEN_SHARE * size(), UNSEEN_DIGIT * Exponential.pow(10, -Math.max(shownDigits(), writtenDigits(MOST_WRITTEN))));
    }

    /** Decimals to show of a value: three significant digits of the limit, or as many as the limit is written with. */
    public int shownDigits() {
        double size = size();
        boolean isWhole = unit().isEmpty() && size == Rounding.rint(size) && !relation.hasTwoLimits();
        int bySize = isWhole || size >= 100 ? 0 : size >= 10 ? 1 : 2;
        return Math.max(bySize, writtenDigits(MOST_SHOWN));
    }

    /** Magnitude of the larger limit. */
    private double size() {
        return Math.max(Double.isInfinite(low()) ? 0 : Math.abs(low()), Double.isInfinite(high()) ? 0 : Math.abs(high()));
    }

    private int writtenDigits(int most) {
        return Math.max(writtenDigits(first.number(), most), second.map(other -> writtenDigits(other.number(), most)).orElse(0));
    }

    private static int writtenDigits(double number, int most) {
        int digits = 0;
        while (digits < most && Math.abs(Rounded.to(number, digits) - number) > 1e-12) {
            digits++;
        }
        return digits;
    }

    /** As text: {@code ≤ 1 m}, {@code 1.55 – 1.65 W}, {@code 1.6 ± 0.05 W}. */
    public String text() {
        String unit = unit().isEmpty() ? "" : " " + unit();
        String number = Value.digits(first.number());
        return second.map(other -> number + " " + relation.symbol() + " " + Value.digits(other.number()) + unit)
                .orElse(relation.symbol() + " " + number + unit);
    }
}
