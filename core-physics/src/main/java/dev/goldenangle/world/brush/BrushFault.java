package dev.goldenangle.world.brush;

/** Why a list of planes is not a brush. */
public enum BrushFault {
    UNBOUNDED("the faces do not enclose a space: the brush is unbounded"),
    EMPTY("the faces leave no space inside: the brush is empty"),
    NEEDLE("the brush is thinner than 0.01 units");

    private final String reason;

    BrushFault(String reason) {
        this.reason = reason;
    }

    /** Part of a sentence for a list of problems. */
    public String reason() {
        return reason;
    }
}
