package dev.goldenangle.workbench.bench;

/**
 * A fixed workload that uses no code of the product: points are swept through boxes, as a C program would do it. It is timed in the same run
 * as the benchmarks, so that figures divided by it can be compared between machines.
 */
final class Calibration {
    private static final int BOXES = 256;
    private static final int SWEEPS = 512;
    private static final int SEED = 12345;
    private static final int REACH = 4096;
    /** Smallest and largest coordinate of each box on each axis. */
    private final float[] boxes = new float[6 * BOXES];
    /** Start and inverse movement of each sweep on each axis. */
    private final float[] sweeps = new float[6 * SWEEPS];

    Calibration() {
        Workload.Lcg random = new Workload.Lcg(SEED);
        for (int i = 0; i < 3 * BOXES; i++) {
            boxes[2 * i] = random.next(REACH);
            boxes[2 * i + 1] = boxes[2 * i] + 16 + random.next(REACH / 4);
        }
        for (int i = 0; i < 3 * SWEEPS; i++) {
            sweeps[2 * i] = random.next(REACH);
            sweeps[2 * i + 1] = 1f / (1 + random.next(REACH));
        }
    }

    /** Nanoseconds of one sweep through all boxes. */
    static double nanosPerSweep() throws Exception {
        return Timing.nanosPerOperation(SWEEPS, new Calibration()::run);
    }

    /** The sum of the fractions that the sweeps travel before they hit a box. */
    double run() {
        double sum = 0;
        for (int sweep = 0; sweep < sweeps.length; sweep += 6) {
            float travelled = 1f;
            for (int box = 0; box < boxes.length; box += 6) {
                travelled = Math.min(travelled, entry(sweep, box));
            }
            sum += travelled;
        }
        return sum;
    }

    /** The fraction at which a sweep enters a box; 1 if it misses. */
    private float entry(int sweep, int box) {
        float enter = 0f;
        float leave = 1f;
        for (int axis = 0; axis < 6; axis += 2) {
            float from = sweeps[sweep + axis];
            float inverse = sweeps[sweep + axis + 1];
            enter = Math.max(enter, (boxes[box + axis] - from) * inverse);
            leave = Math.min(leave, (boxes[box + axis + 1] - from) * inverse);
        }
        return enter <= leave ? enter : 1f;
    }
}
