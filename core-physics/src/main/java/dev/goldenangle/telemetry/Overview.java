package dev.goldenangle.telemetry;

import dev.goldenangle.state.SpeedCause;

import java.util.Arrays;

/**
 * A summary of a full block: lowest and highest value of every column and the sums of the causes of speed, over each part of so many
 * ticks. A graph of an hour reads this and no rows.
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

    Overview(Rows rows) {
        width = rows.width();
        lowest = new float[PARTS * width];
        highest = new float[PARTS * width];
        Arrays.fill(lowest, Float.POSITIVE_INFINITY);
        Arrays.fill(highest, Float.NEGATIVE_INFINITY);
        for (int part = 0; part < PARTS; part++) {
            for (int row = part * TICKS; row < (part + 1) * TICKS; row++) {
                rows.extend(row, lowest, highest, part * width);
                for (int cause = 0; cause < CAUSES; cause++) {
                    sums[part * CAUSES + cause] += rows.get(FIRST_CAUSE + cause, row);
                }
            }
        }
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
