package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;
import java.util.Optional;

/**
 * The commands of a block of ticks, bit for bit, and the parameter changes in it. While a block grows, every axis has
 * room for every tick; afterwards an axis that seldom changes is stored as a list of changes, so held keys cost
 * nothing. Immutable after that.
 */
public final class Inputs {
    private static final int AXES = 6;
    private static final int BUTTONS = 5;
    /** More changes than this need more memory than all values. */
    private static final int MOST_CHANGES = Block.TICKS / 2 - 1;
    /** For each axis one value per row, or pairs of a row and the value from there on. */
    private final int[][] axes;
    private final List<Turn> turns;

    /** Parameters that apply from a row on. */
    record Turn(int row, ParameterSet parameters) {
    }

    Inputs() {
        axes = new int[AXES][Block.TICKS];
        turns = List.of();
    }

    private Inputs(int[][] axes, List<Turn> turns) {
        this.axes = axes;
        this.turns = turns;
    }

    void set(int row, Command command) {
        axes[0][row] = Float.floatToRawIntBits(command.forward);
        axes[1][row] = Float.floatToRawIntBits(command.right);
        axes[2][row] = Float.floatToRawIntBits(command.up);
        axes[3][row] = Float.floatToRawIntBits(command.yaw);
        axes[4][row] = Float.floatToRawIntBits(command.pitch);
        axes[5][row] = command.buttons;
    }

    /** Writes the command of a row. */
    public void command(int row, Command dest) {
        dest.set(number(0, row), number(1, row), number(2, row), number(3, row), number(4, row), bits(5, row));
    }

    /** One of the columns of a command, in order. */
    float column(int axis, int row) {
        return axis == BUTTONS ? bits(axis, row) : number(axis, row);
    }

    private float number(int axis, int row) {
        return Float.intBitsToFloat(bits(axis, row));
    }

    private int bits(int axis, int row) {
        int[] values = axes[axis];
        return values.length == Block.TICKS ? values[row] : valueAt(values, row);
    }

    private static int valueAt(int[] changes, int row) {
        int low = 0;
        int high = changes.length / 2 - 1;
        while (low < high) {
            int middle = low + high + 1 >>> 1;
            if (changes[2 * middle] <= row) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return changes[2 * low + 1];
    }

    /** The parameters changed just before a row, if any. */
    public Optional<ParameterSet> turnAt(int row) {
        for (Turn turn : turns) {
            if (turn.row == row) {
                return Optional.of(turn.parameters);
            }
        }
        return Optional.empty();
    }

    /** A compact copy, for a full block. */
    Inputs packed(List<Turn> turned) {
        int[][] packed = new int[AXES][];
        for (int axis = 0; axis < AXES; axis++) {
            packed[axis] = packed(axes[axis]);
        }
        return new Inputs(packed, List.copyOf(turned));
    }

    private static int[] packed(int[] values) {
        int changes = 1;
        for (int row = 1; row < values.length; row++) {
            changes += values[row] != values[row - 1] ? 1 : 0;
        }
        return changes > MOST_CHANGES ? values : changes(values, changes);
    }

    private static int[] changes(int[] values, int count) {
        int[] changes = new int[2 * count];
        int at = 0;
        for (int row = 0; row < values.length; row++) {
            if (row == 0 || values[row] != values[row - 1]) {
                changes[at++] = row;
                changes[at++] = values[row];
            }
        }
        return changes;
    }

    /** A copy of the first rows, with room for more. */
    Inputs unpacked(int count) {
        Inputs copy = new Inputs();
        for (int axis = 0; axis < AXES; axis++) {
            for (int row = 0; row < count; row++) {
                copy.axes[axis][row] = bits(axis, row);
            }
        }
        return copy;
    }
}
