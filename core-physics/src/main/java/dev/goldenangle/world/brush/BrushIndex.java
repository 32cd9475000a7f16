package dev.goldenangle.world.brush;

/** Finds the brushes near a box. Immutable and shared between threads: a search keeps its state on the stack. */
interface BrushIndex {
    /** Calls the query for at least every brush whose bounds meet its box. */
    void visit(BrushQuery query);
}
