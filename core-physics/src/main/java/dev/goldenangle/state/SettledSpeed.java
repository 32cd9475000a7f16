package dev.goldenangle.state;

/**
 * Detects when a runner has reached its top running speed: for a quarter of a second on the ground the speed has not
 * grown by 0.001 W. The memory is two numbers, so users can save and restore it.
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

    /** Takes one state per tick and returns whether the speed has settled. Ticks in the air are ignored. */
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
