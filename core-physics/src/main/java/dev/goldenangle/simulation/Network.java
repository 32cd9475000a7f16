package dev.goldenangle.simulation;

/**
 * The line between a client and its server.
 *
 * @param latencyMs  one way, without jitter
 * @param jitterMs   most that is added to it, evenly spread
 * @param loss       share of packets that never arrive, 0 to 1
 * @param redundancy how many past commands each packet carries beside its own
 * @param seed       decides which packets are late or lost
 */
public record Network(double latencyMs, double jitterMs, double loss, int redundancy, long seed) {
    public Network {
        if (!(latencyMs >= 0 && latencyMs <= 10_000) || !(jitterMs >= 0 && jitterMs <= 10_000) || !(loss >= 0 && loss <= 1)
                || redundancy < 0 || redundancy > 100) {
            throw new IllegalArgumentException("latency and jitter must lie between 0 and 10,000 ms, loss between 0 and 1, redundancy between 0 and 100");
        }
    }

    /** Nothing is late and nothing is lost. */
    public static Network perfect() {
        return new Network(0, 0, 0, 0, 1);
    }
}
