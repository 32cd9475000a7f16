package dev.goldenangle.world.brush;

/** Finds the brushes near a box. Immutable and shared: whatever a search has to remember is on the stack. */
interface BrushIndex {
    /** Shows the query at least every brush whose bounds meet its box. */
    void visit(BrushQuery query);
}
