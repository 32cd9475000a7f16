package dev.goldenangle.toolkit.identify;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;

/** Changes constants by turns. A turn is a fiftieth of a value, or of the range of the slider where the value is 0. */
final class ConstantTurns {
    private static final double TURN = 0.02;

    private ConstantTurns() {
    }

    /** Size of one turn, in the internal unit of the constant. */
    static double turn(ParameterSet values, Parameter knob) {
        double value = values.get(knob);
        double range = knob.spec().sliderMax().resolve(values.w()) - knob.spec().sliderMin().resolve(values.w());
        return TURN * (value != 0 ? Math.abs(value) : range != 0 ? range : 1);
    }

    /** The values after some turns of one constant; null if the new value is not allowed. */
    static ParameterSet moved(ParameterSet values, Parameter knob, double turns) {
        try {
            return values.withInternal(knob, values.get(knob) + turns * turn(values, knob));
        } catch (IllegalArgumentException refused) {
            return null;
        }
    }

    /** The values after a part of the turns of several constants; null if one of the new values is not allowed. */
    static ParameterSet moved(ParameterSet values, List<Parameter> knobs, double[] turns, double part) {
        try {
            ParameterSet moved = values.unlimited();
            for (int k = 0; k < turns.length; k++) {
                moved = moved.withInternal(knobs.get(k), values.get(knobs.get(k)) + part * turns[k] * turn(values, knobs.get(k)));
            }
            return moved.limited();
        } catch (IllegalArgumentException refused) {
            return null;
        }
    }
}
