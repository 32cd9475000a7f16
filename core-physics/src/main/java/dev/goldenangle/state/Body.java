package dev.goldenangle.state;

/**
 * The shape that moves, around the state's position.
 *
 * @param shape  box, capsule or upright cylinder
 * @param radius half its width
 * @param bottom lowest point, relative to the position
 * @param top    highest point, relative to the position
 */
public record Body(Shape shape, float radius, float bottom, float top) {
    /** The solids a model may move. */
    public enum Shape { BOX, CAPSULE, CYLINDER }
}
