package dev.goldenangle.telemetry;

import dev.goldenangle.state.SpeedCause;

/**
 * A summary of a full block: lowest and highest value of every column and the sums of the speed causes, for each part
 * of {@link #TICKS} ticks. A graph of an hour reads this instead of rows.
 */
final class Overview {
    static final int BITS = 6;
    static final int TICKS = 1 << BITS;
    private static final int PARTS = Block.TICKS / TICKS;
    private static final int CAUSES = SpeedCause.values().length;
    private static final int FIRST_CAUSE = CommonColumn.FIRST_AFTER_CAUSES.ordinal();
    private final int width;
    private final float[] lowest;
    private final float[] highest;
    private final float[] sums = new float[PARTS * CAUSES];

    Overview(Rows rows, Inputs inputs, int width) {
        this.width = width;
        lowest = new float[PARTS * width];
        highest = new float[PARTS * width];
        for (int part = 0; part < PARTS; part++) {
            for (int column = 0; column < width; column++) {
                summarise(rows, inputs, column, part);
            }
            for (int cause = 0; cause < CAUSES; cause++) {
                sums[part * CAUSES + cause] = sum(rows, FIRST_CAUSE + cause, part);
            }
        }
    }

    private void summarise(Rows rows, Inputs inputs, int column, int part) {
        float low = Float.POSITIVE_INFINITY;
        float high = Float.NEGATIVE_INFINITY;
        for (int row = part * TICKS; row < (part + 1) * TICKS; row++) {
            float value = Block.get(rows, inputs, column, row);
            low = value < low ? value : low;
            high = value > high ? value : high;
        }
        lowest[part * width + column] = low;
        highest[part * width + column] = high;
    }

    private static float sum(Rows rows, int column, int part) {
        float sum = 0f;
        for (int row = part * TICKS; row < (part + 1) * TICKS; row++) {
            sum += rows.get(column, row);
        }
        return sum;
    }

    float lowest(int column, int part) {
        return lowest[part * width + column];
    }

    float highest(int column, int part) {
        return highest[part * width + column];
    }

    float sum(SpeedCause cause, int part) {
        return sums[part * CAUSES + cause.ordinal()];
    }
}
