package dev.goldenangle.simulation;

/**
 * How a predicting client is corrected.
 *
 * @param policy    what it does
 * @param tolerance distance in native units up to which it is not corrected
 * @param blendMs   time in which a blended correction fades to a third; 0 jumps at once
 */
public record Reconciliation(Correction policy, float tolerance, double blendMs) {
    public Reconciliation {
        if (!(tolerance >= 0f) || !(blendMs >= 0 && blendMs <= 10_000)) {
            throw new IllegalArgumentException("the tolerance must not be negative, and the blend time must be 0 to 10,000 ms");
        }
    }
}
