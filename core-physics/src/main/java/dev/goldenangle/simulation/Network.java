package dev.goldenangle.simulation;

/**
 * The connection between a client and its server.
 *
 * @param latencyMs  one way, without jitter
 * @param jitterMs   largest extra latency, uniformly distributed
 * @param loss       share of lost packets, 0 to 1
 * @param redundancy how many past commands each packet contains besides its own
 * @param seed       decides which packets are late or lost
 */
public record Network(double latencyMs, double jitterMs, double loss, int redundancy, long seed) {
    public Network {
        if (!(latencyMs >= 0 && latencyMs <= 10_000) || !(jitterMs >= 0 && jitterMs <= 10_000) || !(loss >= 0 && loss <= 1)
                || redundancy < 0 || redundancy > 100) {
            throw new IllegalArgumentException("latency and jitter must lie between 0 and 10,000 ms, loss between 0 and 1, redundancy between 0 and 100");
        }
    }

    /** Without latency, jitter or loss. */
    public static Network perfect() {
        return new Network(0, 0, 0, 0, 1);
    }
}
