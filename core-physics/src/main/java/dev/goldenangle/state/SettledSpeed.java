package dev.goldenangle.state;

/**
 * Tells when a runner has become as fast as running makes it: for a quarter of a second on the ground its speed has not grown by a
 * thousandth of W. Two numbers are its whole memory, so that whoever uses it can save them and take them up again.
 */
public final class SettledSpeed {
    private static final float WORTH_WAITING_FOR = 0.001f;
    private static final float PATIENCE_SECONDS = 0.25f;
    private final float growth;
    private final int patience;
    private float best;
    private int ticksWithoutGrowth;

    /**
     * @param w        ground top speed in native units
     * @param tickRate ticks per second
     */
    public SettledSpeed(float w, double tickRate) {
        growth = WORTH_WAITING_FOR * w;
        patience = (int) Math.ceil(PATIENCE_SECONDS * tickRate);
    }

    /** Takes in a state, one per tick, and says whether its speed has settled. Ticks in the air count for nothing. */
    public boolean update(MoverState state) {
        float speed = state.velocity.horizontalLength();
        if (state.grounded && speed < best + growth) {
            ticksWithoutGrowth++;
        } else if (state.grounded) {
            ticksWithoutGrowth = 0;
            best = speed;
        }
        return state.grounded && ticksWithoutGrowth >= patience;
    }

    public float best() {
        return best;
    }

    public int ticksWithoutGrowth() {
        return ticksWithoutGrowth;
    }

    public void restore(float savedBest, int savedTicks) {
        best = savedBest;
        ticksWithoutGrowth = savedTicks;
    }
}
