package dev.goldenangle.state;

/** Receives the best push direction of a tick. */
@FunctionalInterface
public interface BestSink {
    /** Receives the angle that would have gained the most speed on a tick, and that gain. */
    void best(float angle, float gain);
}
