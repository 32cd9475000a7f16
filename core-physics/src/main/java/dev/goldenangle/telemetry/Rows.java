package dev.goldenangle.telemetry;

import dev.goldenangle.math.Angles;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

import java.util.Arrays;

/**
 * The columns, digests and registers of a block of ticks, one row per tick. The recorder writes a row on every tick,
 * directly in the order of {@link CommonColumn}. One thread writes, any number of threads read rows that were written
 * before they got the block.
 *
 * <p>Four things are not kept in every row, because they cost time thousands of times a second:
 * <ol>
 * <li>the keys, which are in {@link Inputs}; {@link Block} reads them there;
 * <li>the speeds, which follow from the velocity;
 * <li>the angles of the view, which follow from the velocity at the start of the tick;
 * <li>the contacts, before the first tick of the block that has one. No contact is stored as zeros (the brush number
 *     plus one), like a new array; so a reader that does not see the array yet gets the same values.
 * </ol>
 */
public final class Rows {
    private static final int VX = CommonColumn.VX.ordinal();
    private static final int SPEED = CommonColumn.SPEED.ordinal();
    private static final int SPEED_3D = CommonColumn.SPEED_3D.ordinal();
    private static final int AFTER_SPEEDS = CommonColumn.SPEED_W.ordinal() + 1;
    private static final int SPEEDS = AFTER_SPEEDS - SPEED;
    /** Columns of the command, which a block reads from its inputs. */
    static final int KEYS = CommonColumn.FORWARD.ordinal();
    static final int AFTER_KEYS = CommonColumn.BUTTONS.ordinal() + 1;
    private static final int CONTACTS = CommonColumn.CONTACTS.index();
    private static final int CLIP_BRUSH = CommonColumn.CLIP_BRUSH.index();
    private static final int AFTER_CONTACTS = CommonColumn.CLIP_CHANGE.index() + 1;
    /** Number of columns of a contact. */
    private static final int CONTACT_COLUMNS = AFTER_CONTACTS - CONTACTS;
    private static final float NO_BRUSH = -1f;
    /** Number of columns left out before those of the push. */
    private static final int BEFORE_PUSH = SPEEDS + AFTER_KEYS - KEYS;
    /** Indices in a stored row, which lacks the columns left out. */
    private static final int X = CommonColumn.X.ordinal();
    private static final int YAW = CommonColumn.YAW.ordinal() - SPEEDS;
    private static final int WISH_X = CommonColumn.WISH_X.ordinal() - BEFORE_PUSH;
    private static final int BEST_ANGLE = CommonColumn.BEST_ANGLE.ordinal() - BEFORE_PUSH;
    private static final int GAIN_POSSIBLE = CommonColumn.GAIN_POSSIBLE.ordinal() - BEFORE_PUSH;
    private static final int GROUNDED = CommonColumn.GROUNDED.ordinal() - BEFORE_PUSH;
    private static final int CAUSES = CommonColumn.FIRST_AFTER_CAUSES.ordinal() - BEFORE_PUSH;
    /** Kept as the velocity at the start of the tick: the angles are computed when they are read. */
    private static final int VIEW_ANGLE = AFTER_CONTACTS - CONTACT_COLUMNS - BEFORE_PUSH;
    private static final int VIEW_ANGLE_COLUMN = CommonColumn.VIEW_ANGLE.index();
    private static final int BEST_VIEW_ANGLE_COLUMN = CommonColumn.BEST_VIEW_ANGLE.index();
    private static final int SIGNALS = VIEW_ANGLE + 2;
    private final int kept;
    private final float w;
    private final int registerCount;
    private final float[] values;
    /** Null before the first contact. */
    private float[] contacts;
    private final long[] hashes = new long[Block.TICKS];
    private final int[] registers;
    /** Solvers that compute the best push of a row when it is read, each with three numbers; null before the first such row. */
    private TickReport.BestSolver[] solvers;
    private float[] unsolved;

    Rows(Columns columns, int registerCount) {
        kept = columns.list().size() - BEFORE_PUSH - CONTACT_COLUMNS;
        this.w = columns.w();
        this.registerCount = registerCount;
        values = new float[Block.TICKS * kept];
        registers = new int[Block.TICKS * registerCount];
    }

    /** A copy of the first rows, to continue from there. */
    Rows(Rows first, int count) {
        kept = first.kept;
        w = first.w;
        registerCount = first.registerCount;
        values = new float[first.values.length];
        registers = new int[first.registers.length];
        System.arraycopy(first.values, 0, values, 0, count * kept);
        System.arraycopy(first.hashes, 0, hashes, 0, count);
        System.arraycopy(first.registers, 0, registers, 0, count * registerCount);
        float[] met = first.contacts;
        contacts = met == null ? null : Arrays.copyOf(Arrays.copyOf(met, count * CONTACT_COLUMNS), met.length);
        solvers = first.solvers == null ? null : first.solvers.clone();
        unsolved = first.unsolved == null ? null : first.unsolved.clone();
    }

    /** A column other than the keys. */
    float get(int column, int row) {
        if (column < SPEED) {
            return values[row * kept + column];
        }
        if (column < AFTER_SPEEDS) {
            return speed(column, row * kept + VX);
        }
        if (column >= CONTACTS && column < AFTER_CONTACTS) {
            return contact(column, row);
        }
        if (column == VIEW_ANGLE_COLUMN) {
            return viewAngle(row * kept);
        }
        if (column == BEST_VIEW_ANGLE_COLUMN) {
            return bestViewAngle(row);
        }
        int at = row * kept + column - (column < KEYS ? SPEEDS : column < CONTACTS ? BEFORE_PUSH : BEFORE_PUSH + CONTACT_COLUMNS);
        float value = values[at];
        return value == value ? value : solved(row, at);
    }

    private float speed(int column, int at) {
        float x = values[at];
        float y = values[at + 1];
        float z = values[at + 2];
        if (column == SPEED_3D) {
            return (float) Math.sqrt(x * x + y * y + z * z);
        }
        float speed = (float) Math.sqrt(x * x + y * y);
        return column == SPEED ? speed : speed / w;
    }

    private float viewAngle(int at) {
        return Math.abs(turn(at, Angles.cos(values[at + YAW]), Angles.sin(values[at + YAW])));
    }

    /** The best angle of the wish, turned back by the angle between view and wish that the keys cause. */
    private float bestViewAngle(int row) {
        int at = row * kept;
        float wishX = values[at + WISH_X];
        float wishY = values[at + WISH_X + 1];
        if (wishX == 0f && wishY == 0f) {
            return 0f;
        }
        float side = turn(at, wishX, wishY) < 0f ? -1f : 1f;
        float fromView = Angles.atan2(wishY, wishX) - values[at + YAW];
        return Math.abs(Angles.wrap(get(CommonColumn.BEST_ANGLE.ordinal(), row) - side * fromView));
    }

    /** The angle from the velocity at the start of the tick to a direction, positive to the left; 0 for a mover at rest. */
    private float turn(int at, float x, float y) {
        float vx = values[at + VIEW_ANGLE];
        float vy = values[at + VIEW_ANGLE + 1];
        return vx == 0f && vy == 0f ? 0f : Angles.atan2(vx * y - vy * x, vx * x + vy * y);
    }

    private float contact(int column, int row) {
        float[] met = contacts;
        float value = met == null ? 0f : met[row * CONTACT_COLUMNS + column - CONTACTS];
        return column == CLIP_BRUSH ? value + NO_BRUSH : value;
    }

    private float solved(int row, int at) {
        solve(row);
        return values[at];
    }

    /**
     * Computes the best push of a row if that was postponed. Several threads can do so at once: they get the same
     * result, and a thread that still sees NaN computes it again.
     */
    private void solve(int row) {
        if (solvers != null && solvers[row] != null) {
            int at = row * kept;
            solvers[row].solve(unsolved[3 * row], unsolved[3 * row + 1], unsolved[3 * row + 2], (angle, gain) -> {
                values[at + BEST_ANGLE] = angle;
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

    /** How many rows there are. */
    public int count() {
        return Block.TICKS;
    }

    /** Writes a finished tick and the digest after it. */
    public void set(int row, Frame frame, long hash) {
        int at = row * kept;
        values[at] = frame.tick;
        values[at + 1] = (float) frame.seconds;
        motion(frame.state, at);
        push(row, frame.report, at + WISH_X);
        ground(frame.state, at + GROUNDED);
        frame.report.writeCauses(values, at + CAUSES);
        if (contacts != null || frame.report.contactCount() > 0) {
            contacts(frame.report, row * CONTACT_COLUMNS);
        }
        values[at + VIEW_ANGLE] = frame.report.startX();
        values[at + VIEW_ANGLE + 1] = frame.report.startY();
        frame.report.writeSignals(values, at + SIGNALS);
        hashes[row] = hash;
        frame.state.writeRegisters(registers, row * registerCount);
    }

    private void motion(MoverState state, int at) {
        float[] v = values;
        v[at + X] = state.position.x;
        v[at + X + 1] = state.position.y;
        v[at + X + 2] = state.position.z;
        v[at + VX] = state.velocity.x;
        v[at + VX + 1] = state.velocity.y;
        v[at + VX + 2] = state.velocity.z;
        v[at + YAW] = state.yaw;
        v[at + YAW + 1] = state.pitch;
    }

    private void push(int row, TickReport report, int at) {
        boolean isKnown = !report.isUnsolved();
        float[] v = values;
        v[at] = report.wishX;
        v[at + 1] = report.wishY;
        v[at + 2] = report.wishSpeed;
        v[at + 3] = report.angle();
        v[at + 4] = isKnown ? report.bestAngle() : Float.NaN;
        v[at + 5] = report.gainMade;
        v[at + 6] = isKnown ? report.gainPossible() : Float.NaN;
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
        float[] v = values;
        v[at] = state.grounded ? 1f : 0f;
        v[at + 1] = state.groundNormal.x;
        v[at + 2] = state.groundNormal.y;
        v[at + 3] = state.groundNormal.z;
        v[at + 4] = state.crouched ? 1f : 0f;
        v[at + 5] = state.courseStage;
    }

    /** Of all surfaces that changed the velocity, the one that changed the speed most is stored. */
    private void contacts(TickReport report, int at) {
        if (contacts == null) {
            contacts = new float[Block.TICKS * CONTACT_COLUMNS];
        }
        int strongest = report.strongestContact();
        if (strongest >= 0) {
            contacts[at] = report.contactCount();
            contacts[at + 1] = report.contactNormal(strongest, 0);
            contacts[at + 2] = report.contactNormal(strongest, 1);
            contacts[at + 3] = report.contactNormal(strongest, 2);
            contacts[at + 4] = report.contactBrush(strongest) + 1;
            contacts[at + 5] = report.contactChange(strongest);
        } else {
            Arrays.fill(contacts, at, at + CONTACT_COLUMNS, 0f);
        }
    }
}
