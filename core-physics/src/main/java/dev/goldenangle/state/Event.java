package dev.goldenangle.state;

/**
 * Something that happened in a run.
 *
 * @param tick  the tick on which it happened
 * @param kind  what happened
 * @param value a number; {@link EventKind} says what it means
 * @param index number of the checkpoint or device, if any
 */
public record Event(int tick, EventKind kind, float value, int index) {
}
