package dev.goldenangle.state;

/**
 * The shape of a mover, relative to the state's position.
 *
 * @param shape  box, capsule or upright cylinder
 * @param radius half the width
 * @param bottom lowest point, relative to the position
 * @param top    highest point, relative to the position
 */
public record Body(Shape shape, float radius, float bottom, float top) {
    /** The shapes a model can move. */
    public enum Shape { BOX, CAPSULE, CYLINDER }
}
