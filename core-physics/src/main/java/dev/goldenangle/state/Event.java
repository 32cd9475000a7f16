package dev.goldenangle.state;

/**
 * Something that happened in a run.
 *
 * @param tick  when
 * @param kind  what
 * @param value what the {@link EventKind} says of it
 * @param index which one, for checkpoints and devices
 */
public record Event(int tick, EventKind kind, float value, int index) {
}
