package dev.goldenangle.telemetry;

import dev.goldenangle.command.Command;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * Every column, digest and register of a block of ticks, a row per tick. Rows are written straight in the order of
 * {@link CommonColumn}, without a call per column: the recorder writes one on every tick. One thread writes, any number read
 * rows that were written when they were handed the block.
 */
public final class Rows {
    private static final int BEST_ANGLE = CommonColumn.BEST_ANGLE.ordinal();
    /** Columns from the best angle to what it would have gained. */
    private static final int GAIN_POSSIBLE = CommonColumn.GAIN_POSSIBLE.ordinal() - BEST_ANGLE;
    private final int width;
    private final float w;
    private final int registerCount;
    private final float[] values;
    private final long[] hashes = new long[Block.TICKS];
    private final int[] registers;
    /** Who finds out the best push of a row when somebody reads it, and from which three numbers; none before the first such row. */
    private TickReport.BestSolver[] solvers;
    private float[] unsolved;

    Rows(Columns columns, int registerCount) {
        this.width = columns.list().size();
        this.w = columns.w();
        this.registerCount = registerCount;
        values = new float[Block.TICKS * width];
        registers = new int[Block.TICKS * registerCount];
    }

    /** The first rows of others, to go on from there. */
    Rows(Rows first, int count) {
        width = first.width;
        w = first.w;
        registerCount = first.registerCount;
        values = new float[first.values.length];
        registers = new int[first.registers.length];
        System.arraycopy(first.values, 0, values, 0, count * width);
        System.arraycopy(first.hashes, 0, hashes, 0, count);
        System.arraycopy(first.registers, 0, registers, 0, count * registerCount);
        solvers = first.solvers == null ? null : first.solvers.clone();
        unsolved = first.unsolved == null ? null : first.unsolved.clone();
    }

    float get(int column, int row) {
        int at = row * width + column;
        float value = values[at];
        return value == value ? value : solved(row, at);
    }

    private float solved(int row, int at) {
        solve(row);
        return values[at];
    }

    /** Finds out the best push of a row if that was left to a reader. Several may do so at once: they find the same, and whoever still sees NaN looks again. */
    private void solve(int row) {
        if (solvers != null && solvers[row] != null) {
            int at = row * width + BEST_ANGLE;
            solvers[row].solve(unsolved[3 * row], unsolved[3 * row + 1], unsolved[3 * row + 2], (angle, gain) -> {
                values[at] = angle;
                values[at + GAIN_POSSIBLE] = gain;
            });
        }
    }

    long hash(int row) {
        return hashes[row];
    }

    void registers(int row, MoverState dest) {
        dest.readRegisters(registers, row * registerCount);
    }

    /** Lowers and raises bounds, a pair for each column from a place on, so that they hold a row. */
    void extend(int row, float[] lowest, float[] highest, int at) {
        solve(row);
        for (int column = 0, from = row * width; column < width; column++) {
            float value = values[from + column];
            if (value < lowest[at + column]) {
                lowest[at + column] = value;
            }
            if (value > highest[at + column]) {
                highest[at + column] = value;
            }
        }
    }

    /** How many rows there are. */
    public int count() {
        return Block.TICKS;
    }

    int width() {
        return width;
    }

    /** Writes a finished tick and the digest after it. */
    public void set(int row, Frame frame, long hash) {
        int at = row * width;
        time(frame, at);
        motion(frame.state, at + CommonColumn.X.ordinal());
        command(frame.command, at + CommonColumn.FORWARD.ordinal());
        push(row, frame.report, at + CommonColumn.WISH_X.ordinal());
        ground(frame.state, at + CommonColumn.GROUNDED.ordinal());
        frame.report.writeCauses(values, at + CommonColumn.FIRST_AFTER_CAUSES.ordinal());
        contacts(frame.report, at + CommonColumn.CONTACTS.index());
        frame.report.writeSignals(values, at + CommonColumn.CLIP_CHANGE.index() + 1);
        hashes[row] = hash;
        frame.state.writeRegisters(registers, row * registerCount);
    }

    private void time(Frame frame, int at) {
        values[at] = frame.tick;
        values[at + 1] = (float) frame.seconds;
    }

    private void motion(MoverState state, int at) {
        float speed = state.velocity.horizontalLength();
        values[at] = state.position.x;
        values[at + 1] = state.position.y;
        values[at + 2] = state.position.z;
        values[at + 3] = state.velocity.x;
        values[at + 4] = state.velocity.y;
        values[at + 5] = state.velocity.z;
        values[at + 6] = speed;
        values[at + 7] = state.velocity.length();
        values[at + 8] = speed / w;
        values[at + 9] = state.yaw;
        values[at + 10] = state.pitch;
    }

    private void command(Command command, int at) {
        values[at] = command.forward;
        values[at + 1] = command.right;
        values[at + 2] = command.up;
        values[at + 3] = command.yaw;
        values[at + 4] = command.pitch;
        values[at + 5] = command.buttons;
    }

    private void push(int row, TickReport report, int at) {
        boolean isKnown = !report.isUnsolved();
        values[at] = report.wishX;
        values[at + 1] = report.wishY;
        values[at + 2] = report.wishSpeed;
        values[at + 3] = report.angle;
        values[at + 4] = isKnown ? report.bestAngle() : Float.NaN;
        values[at + 5] = report.gainMade;
        values[at + 6] = isKnown ? report.gainPossible() : Float.NaN;
        if (!isKnown) {
            leaveToReader(row, report);
        } else if (solvers != null) {
            solvers[row] = null;
        }
    }

    private void leaveToReader(int row, TickReport report) {
        if (solvers == null) {
            unsolved = new float[3 * Block.TICKS];
            solvers = new TickReport.BestSolver[Block.TICKS];
        }
        solvers[row] = report.writeUnsolved(unsolved, 3 * row);
    }

    private void ground(MoverState state, int at) {
        values[at] = state.grounded ? 1f : 0f;
        values[at + 1] = state.groundNormal.x;
        values[at + 2] = state.groundNormal.y;
        values[at + 3] = state.groundNormal.z;
        values[at + 4] = state.crouched ? 1f : 0f;
        values[at + 5] = state.courseStage;
    }

    /** Of all surfaces that changed the velocity, the one that changed the speed most is told. */
    private void contacts(TickReport report, int at) {
        int strongest = report.strongestContact();
        boolean none = strongest < 0;
        values[at] = report.contactCount();
        values[at + 1] = none ? 0f : report.contactNormal(strongest, 0);
        values[at + 2] = none ? 0f : report.contactNormal(strongest, 1);
        values[at + 3] = none ? 0f : report.contactNormal(strongest, 2);
        values[at + 4] = none ? -1f : report.contactBrush(strongest);
        values[at + 5] = none ? 0f : report.contactChange(strongest);
    }
}
