package dev.goldenangle.analysis.curve;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;

import java.util.function.ToDoubleFunction;

/**
 * The quantity and range of an axis.
 *
 * @param label name of the quantity
 * @param unit  its unit
 * @param from  lower end under a preset, in internal units
 * @param to    upper end under a preset; the curve continues beyond it, and a view can show more
 */
public record Axis(String label, Unit unit, ToDoubleFunction<ParameterSet> from, ToDoubleFunction<ParameterSet> to) {
    static Axis fixed(String label, Unit unit, double from, double to) {
        return new Axis(label, unit, set -> from, set -> to);
    }

    /** From zero to a multiple of W. */
    static Axis ofW(String label, Unit unit, double multiple) {
        return new Axis(label, unit, set -> 0, set -> multiple * set.w());
    }
}
