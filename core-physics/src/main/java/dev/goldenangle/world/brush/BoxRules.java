package dev.goldenangle.world.brush;

/** A level's own collision with boxes, if it has one: compiled levels use their trees instead of lists of brushes. */
@FunctionalInterface
public interface BoxRules {
    /** A tracer for one mover. */
    BoxQuery tracer();
}
