package dev.goldenangle.controller;

import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleTracer;

import java.util.Arrays;
import java.util.List;

/** Small worlds in which "ahead" is 3 east and 4 north, so that nothing is aligned with an axis; everything is within 20 of the origin. */
final class AheadWorlds {
    /** Its top is at 0. */
    static final Brush FLOOR = Brush.box(-20, -20, -5, 20, 20, 0);

    private AheadWorlds() {
    }

    /** The defaults, except for the given settings: name, value, name, value … */
    static CapsuleSettings settings(String... knobs) {
        ParameterSet set = new ParameterTable(CapsuleParameter.JUMP_SPEED, Arrays.asList(CapsuleParameter.values()), List.of()).defaults();
        for (int i = 0; i < knobs.length; i += 2) {
            set = set.with(knobs[i], knobs[i + 1]);
        }
        return CapsuleSettings.of(set);
    }

    static double x(double ahead, double left) {
        return 0.6 * ahead - 0.8 * left;
    }

    static double y(double ahead, double left) {
        return 0.8 * ahead + 0.6 * left;
    }

    /** A block of this height that begins this far ahead. */
    static Brush block(double from, double height) {
        return Brush.cutBox(-20, -20, -5, 20, 20, (float) height, -0.6f, -0.8f, 0f, (float) -from);
    }

    static Brush curb(double from, double to, double height) {
        return plate(from, to, -5, height);
    }

    static Brush plate(double from, double to, double bottom, double top) {
        return Brush.cutBox(-20, -20, (float) bottom, 20, 20, (float) top, -0.6f, -0.8f, 0f, (float) -from, 0.6f, 0.8f, 0f, (float) to);
    }

    /** Rises ahead from the origin on, given the sine and cosine of its slope. */
    static Brush slope(double sine, double cosine) {
        return Brush.cutBox(-20, -20, -5, 20, 20, 20, (float) (-0.6 * sine), (float) (-0.8 * sine), (float) cosine, 0f);
    }

    /** Begins this far ahead with a riser of this height, from which its top rises with the sine and cosine of its slope. */
    static Brush slopingBlock(double from, double height, double sine, double cosine) {
        return Brush.cutBox(-20, -20, -5, 20, 20, 20, -0.6f, -0.8f, 0f, (float) -from,
                (float) (-0.6 * sine), (float) (-0.8 * sine), (float) cosine, (float) (height * cosine - from * sine));
    }

    /** A tracer among brushes, all of which are gathered. */
    static CapsuleTracer tracer(CapsuleSettings settings, Brush... brushes) {
        CapsuleTracer tracer = new CapsuleTracer(BrushWorld.of(List.of(brushes)), settings.radius(), settings.height(), settings.skin());
        tracer.gather(-15, -15, -15, 15, 15, 15, 1);
        return tracer;
    }
}
