package dev.goldenangle.world.brush;

import dev.goldenangle.world.ClosedWalk;

import java.util.List;

/**
 * Brushes that move together. The world contains them as drawn; a model that knows platforms moves them.
 *
 * @param first  number of its first brush in the world; the others follow
 * @param shapes its brushes as drawn
 * @param walk   how far it is from where it is drawn
 */
public record Platform(int first, List<Brush> shapes, ClosedWalk walk) {
    public Platform {
        shapes = List.copyOf(shapes);
    }
}
