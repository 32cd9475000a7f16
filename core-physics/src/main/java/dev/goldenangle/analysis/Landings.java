package dev.goldenangle.analysis;

import dev.goldenangle.state.EventKind;

import java.util.List;

/** Metrics of the time between two jumps. */
final class Landings {
    private static final int FLICKER_TICKS = 2;

    private Landings() {
    }

    /** Speed at take-off divided by speed at the landing before it, averaged over pairs of jumps; NaN without a pair. */
    static double retention(RunReader run) {
        List<Jump> jumps = Jumps.of(run);
        double sum = 0;
        int pairs = 0;
        for (int i = 1; i < jumps.size(); i++) {
            double landing = jumps.get(i - 1).landingSpeed();
            if (landing > 0) {
                sum += jumps.get(i).takeoffSpeed() / landing;
                pairs++;
            }
        }
        return pairs == 0 ? Double.NaN : sum / pairs;
    }

    /** Counts periods of at most two ticks on or off the ground that are not caused by a jump. */
    static double flicker(RunReader run) {
        boolean[] jumped = new boolean[run.length() + 1];
        run.run().events(EventKind.JUMP).forEach(event -> jumped[event.tick()] = true);
        int flickers = 0;
        int since = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            if (run.grounded(tick) != run.grounded(tick - 1)) {
                boolean explained = jumped[tick] || jumped[since];
                flickers += since > 0 && tick - since <= FLICKER_TICKS && !explained ? 1 : 0;
                since = tick;
            }
        }
        return flickers;
    }
}
