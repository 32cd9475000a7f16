package dev.goldenangle.bot;

/** Plans the hops before an edge, so that the last of them lands at the edge and not beyond it. */
final class RunUp {
    private static final float LONGEST = 30f;
    private static final float[] SHARES = {0.5f, 0.2f, 0.7f, 0.35f, 0.85f};

    /** What to do in the air. */
    enum Deed { GAIN, COAST, BRAKE }

    private RunUp() {
    }

    /**
     * Picks the fewest hops that can reach the edge with all the gain there is, which leaves the most speed for the leap, and of
     * that gain takes about half, which leaves room for correction both ways. Who fell tries another share.
     *
     * @param attempt       how often it has fallen
     * @param distance      to the edge
     * @param speed         now
     * @param gainPerSecond of the best strafing at this speed
     * @param left          seconds until this hop lands
     * @param airtime       seconds of a whole hop
     * @param enough        how far before the edge a landing is as good; short by less, it does not plan one more hop and brake
     */
    static Deed inTheAir(long attempt, float distance, float speed, float gainPerSecond, float left, float airtime, float enough) {
        for (float time = left; time < LONGEST; time += airtime) {
            float coasting = speed * time;
            float most = strafed(speed, gainPerSecond, time);
            if (most >= distance - enough) {
                float wanted = coasting + share(attempt) * (most - coasting);
                return distance > wanted ? Deed.GAIN : distance > coasting ? Deed.COAST : Deed.BRAKE;
            }
        }
        return Deed.GAIN;
    }

    private static float share(long attempt) {
        return SHARES[(int) (attempt % SHARES.length)];
    }

    /** How far one gets: strafing adds as much to the square of the speed on every tick, so the gain shrinks as the speed grows. */
    private static float strafed(float speed, float gainPerSecond, float time) {
        if (gainPerSecond <= 0f || speed <= 0f) {
            return speed * time;
        }
        double growth = 2.0 * speed * gainPerSecond;
        double end = (double) speed * speed + growth * time;
        return (float) ((end * Math.sqrt(end) - (double) speed * speed * speed) / (1.5 * growth));
    }

    /** Whether one more hop lands on this side of the edge. */
    static boolean hasRoomToHop(float distance, float speed, float airtime) {
        return speed * airtime <= distance;
    }
}
