package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.List;

/**
 * A door or a lift. The collision world contains it as drawn and never moves it; a path search may also use its other position.
 *
 * @param kind   door or lift
 * @param drawn  its brushes in the collision world
 * @param moved  the same brushes at the other end of its motion; empty if it then blocks nothing
 * @param offset from the drawn to the other position
 */
public record MovingPart(Kind kind, List<Brush> drawn, List<Brush> moved, Vec3 offset) {
    /** What a part is for. */
    public enum Kind {
        /** Drawn shut; also a wall that some game modes leave out. */
        DOOR,
        /** Drawn at its upper end. */
        LIFT
    }

    public MovingPart {
        drawn = List.copyOf(drawn);
        moved = List.copyOf(moved);
    }
}
