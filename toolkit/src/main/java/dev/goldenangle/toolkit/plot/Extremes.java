package dev.goldenangle.toolkit.plot;

import java.util.function.IntConsumer;
import java.util.function.IntToDoubleFunction;

/** Thins out a series: keeps the lowest and highest value of each pixel column, so that no peak is lost. */
public final class Extremes {
    private Extremes() {
    }

    /**
     * Visits the indices to keep, in order; always includes the first and the last.
     *
     * @param columns number of pixel columns
     */
    public static void visit(int length, int columns, IntToDoubleFunction value, IntConsumer visitor) {
        int used = Math.max(1, Math.min(columns, length));
        int last = -1;
        for (int column = 0; column < used; column++) {
            int from = (int) ((long) column * length / used);
            int to = (int) ((long) (column + 1) * length / used);
            int low = from;
            int high = from;
            for (int i = from; i < to; i++) {
                low = value.applyAsDouble(i) < value.applyAsDouble(low) ? i : low;
                high = value.applyAsDouble(i) > value.applyAsDouble(high) ? i : high;
            }
            last = visit(column == 0 ? 0 : Math.min(low, high), last, length, visitor);
            last = visit(Math.min(low, high), last, length, visitor);
            last = visit(Math.max(low, high), last, length, visitor);
        }
        visit(length - 1, last, length, visitor);
    }

    private static int visit(int index, int last, int length, IntConsumer visitor) {
        if (index <= last || index >= length) {
            return last;
        }
        visitor.accept(index);
        return index;
    }
}
