package dev.goldenangle.state;

/** Who wants to know the best push of a tick. */
@FunctionalInterface
public interface BestSink {
    /** Notes the angle that would have gained most on a tick, and what it would have gained. */
    void best(float angle, float gain);
}
