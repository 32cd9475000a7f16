package dev.goldenangle.analysis;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;

/**
 * All surfaces that a mover touched on a tick. A run records only the one that changed the speed most; if there were
 * more, the tick is simulated again from the recorded state before it.
 */
public final class Contacts {
    private final Mover mover;
    private final TickReport report;
    private final MoverState state;
    private final Command command = new Command();
    private final float[] normals = new float[3 * TickReport.MAX_CONTACTS];
    private final float[] changes = new float[TickReport.MAX_CONTACTS];
    private int count;

    public Contacts(Mover mover, int registers, int signals) {
        this.mover = mover;
        state = new MoverState(registers);
        report = new TickReport(signals);
    }

    /** Finds the contacts of a tick. */
    public void find(RunReader run, int tick) {
        count = 0;
        if (run.contacts(tick) > 1 && state.registerCount() == run.run().header().start().registerCount()) {
            run.state(tick - 1, state);
            run.run().command(tick, command);
            report.begin(state.velocity);
            mover.step(command, state, report);
            for (int i = 0; i < report.contactCount(); i++) {
                add(report.contactNormal(i, 0), report.contactNormal(i, 1), report.contactNormal(i, 2), report.contactChange(i));
            }
        }
        Vec3 strongest = run.clipNormal(tick, new Vec3());
        add(strongest.x, strongest.y, strongest.z, run.clipChange(tick));
    }

    /** Several hits of one plane count as one. */
    private void add(float x, float y, float z, float change) {
        boolean isNone = x == 0f && y == 0f && z == 0f;
        for (int i = 0; i < count; i++) {
            isNone |= normals[3 * i] * x + normals[3 * i + 1] * y + normals[3 * i + 2] * z > 0.999f;
        }
        if (!isNone && count < changes.length) {
            normals[3 * count] = x;
            normals[3 * count + 1] = y;
            normals[3 * count + 2] = z;
            changes[count++] = change;
        }
    }

    public int count() {
        return count;
    }

    public Vec3 normal(int index, Vec3 dest) {
        return dest.set(normals[3 * index], normals[3 * index + 1], normals[3 * index + 2]);
    }

    /** Change of horizontal speed at that surface. */
    public float change(int index) {
        return changes[index];
    }
}
