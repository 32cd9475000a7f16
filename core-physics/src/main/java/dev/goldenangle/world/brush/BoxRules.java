package dev.goldenangle.world.brush;

/** A level's own way to meet boxes, where it has one: compiled levels are met by their trees, not by lists of brushes. */
@FunctionalInterface
public interface BoxRules {
    /** A tracer for one mover. */
    BoxQuery tracer();
}
