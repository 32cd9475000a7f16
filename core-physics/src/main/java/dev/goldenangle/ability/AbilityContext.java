package dev.goldenangle.ability;

import dev.goldenangle.controller.BodyProbe;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.MovedBrushes;

/**
 * What an ability is built from.
 *
 * @param parameters    the preset
 * @param body          the standing body, with gravity and jump speed
 * @param world         the world with its features
 * @param moved         where its platforms are
 * @param around        the world near the standing body
 * @param tickRate      ticks per second
 * @param firstRegister number of the ability's first register in a state
 * @param firstSignal   number of its first signal in a report
 */
public record AbilityContext(ParameterSet parameters, CapsuleSettings body, BrushWorld world, MovedBrushes moved, BodyProbe around, double tickRate, int firstRegister, int firstSignal) {
    /** A time as a whole number of ticks, at least one if it is not zero. */
    int ticks(double seconds) {
        return seconds <= 0 ? 0 : (int) Math.max(1, Rounding.rint(seconds * tickRate));
    }

    /** The upward speed that reaches a height under full gravity. */
    float speedFor(double height) {
        return (float) Math.sqrt(2 * body.gravity() * height);
    }

    float dt() {
        return (float) (1 / tickRate);
    }
}
