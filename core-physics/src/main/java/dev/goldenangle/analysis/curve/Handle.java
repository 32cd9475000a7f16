package dev.goldenangle.analysis.curve;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;

/**
 * A draggable point of a curve that sets a knob: its position shows the knob's value, and dragging it changes the
 * value.
 *
 * @param parameter the parameter
 * @param x         its position
 * @param y         its position
 * @param pull      the parameter's value when it is dragged somewhere
 */
public record Handle(Parameter parameter, Place x, Place y, Pull pull) {
    /** One coordinate of a handle on a line. */
    @FunctionalInterface
    public interface Place {
        double on(CurvePoints line);
    }

    /** The internal value that puts the handle of a line at a point, or as near as possible. */
    @FunctionalInterface
    public interface Pull {
        double value(CurvePoints line, double x, double y);
    }

    /** On the line at x = the parameter's value; dragged horizontally. */
    static Handle along(Parameter parameter) {
        return new Handle(parameter, line -> line.parameters().get(parameter), line -> line.at(line.parameters().get(parameter)), (line, x, y) -> x);
    }

    /** On the line at a given x; dragged vertically, with the line's height as the value. */
    static Handle height(Parameter parameter, Place x) {
        return new Handle(parameter, x, line -> line.at(x.on(line)), (line, px, py) -> py);
    }

    /** On the line at a given x; dragging it up increases the value in proportion. */
    static Handle stretching(Parameter parameter, Place x) {
        return new Handle(parameter, x, line -> line.at(x.on(line)), (line, px, py) -> {
            double height = line.at(x.on(line));
            double value = line.parameters().get(parameter);
            return height > 0 && value > 0 ? value * Math.max(0.05, py / height) : value;
        });
    }

    /** The parameter's value within its limits when the handle is dragged to a point. */
    public double pulled(CurvePoints line, double x, double y) {
        ParameterSet set = line.parameters();
        double wanted = pull.value(line, x, y);
        double low = parameter.spec().min().resolve(set.w());
        double high = parameter.spec().max().resolve(set.w());
        return Double.isNaN(wanted) ? set.get(parameter) : Math.max(low, Math.min(high, wanted));
    }
}
