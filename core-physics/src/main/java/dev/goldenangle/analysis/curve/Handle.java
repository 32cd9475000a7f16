package dev.goldenangle.analysis.curve;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;

/**
 * A point of a curve that is a knob: it stands where the knob's value puts it, and pulling it sets the knob.
 *
 * @param parameter the knob
 * @param x         where it stands
 * @param y         where it stands
 * @param pull      the knob's value when it is pulled somewhere
 */
public record Handle(Parameter parameter, Place x, Place y, Pull pull) {
    /** One coordinate of a handle on a line. */
    @FunctionalInterface
    public interface Place {
        double on(Line line);
    }

    /** The internal value that puts the handle of a line at a point, or as near as it gets. */
    @FunctionalInterface
    public interface Pull {
        double value(Line line, double x, double y);
    }

    /** Stands on the line where the knob's own value is, and is pulled sideways. */
    static Handle along(Parameter parameter) {
        return new Handle(parameter, line -> line.parameters().get(parameter), line -> line.at(line.parameters().get(parameter)), (line, x, y) -> x);
    }

    /** Stands on the line at a place, and is pulled up and down by what the line's height is there. */
    static Handle height(Parameter parameter, Place x) {
        return new Handle(parameter, x, line -> line.at(x.on(line)), (line, px, py) -> py);
    }

    /** Stands on the line at a place; the knob grows as the line is pulled up there. */
    static Handle stretching(Parameter parameter, Place x) {
        return new Handle(parameter, x, line -> line.at(x.on(line)), (line, px, py) -> {
            double height = line.at(x.on(line));
            double value = line.parameters().get(parameter);
            return height > 0 && value > 0 ? value * Math.max(0.05, py / height) : value;
        });
    }

    /** The knob's value within its limits when the handle is pulled to a point. */
    public double pulled(Line line, double x, double y) {
        ParameterSet set = line.parameters();
        double wanted = pull.value(line, x, y);
        double low = parameter.spec().min().resolve(set.w());
        double high = parameter.spec().max().resolve(set.w());
        return Double.isNaN(wanted) ? set.get(parameter) : Math.max(low, Math.min(high, wanted));
    }
}
