package dev.goldenangle.analysis.curve;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;

import java.util.function.ToDoubleFunction;

/**
 * What an axis measures and how far it reaches.
 *
 * @param label what it measures
 * @param unit  in which unit
 * @param from  its lower end under a preset, internal
 * @param to    its upper end under a preset; what lies beyond still belongs to the curve, and a view may reach further up
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
