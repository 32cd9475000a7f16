package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.sector.SectorWorld;

import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;

/** A warm tick allocates nothing. */
class MarathonAllocationTest {
    private static final int TICKS = 20_000;
    private final com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void warmTickAllocatesNothing() {
        MarathonModel model = new MarathonModel();
        Level level = SampleMap.level("sector-torture");
        Mover mover = model.mover(model.parameters().defaults(), level);
        MoverState state = new MoverState(model.registers().size());
        TickReport report = new TickReport(model.signals().size());
        Command command = new Command();
        mover.spawn(state, 0f, -1.7f, 0f, 0f);
        assertEquals(0, leastAllocation(() -> {
            for (int tick = 0; tick < TICKS; tick++) {
                command.forward = tick % 90 < 70 ? 1f : -1f;
                command.buttons = tick % 40 < 15 ? Command.TURN_LEFT | Command.RUN : Command.RUN;
                report.begin(state.velocity);
                mover.step(command, state, report);
            }
        }));
    }

    @Test
    void warmShotAllocatesNothing() {
        SectorWorld world = (SectorWorld) SampleMap.level("sector-torture").world();
        ShotMover mover = new ShotMover(world);
        ShotKind kind = new ShotKind("grenade", 200, -1, 50, ShotKind.GRAVITY | ShotKind.REBOUNDS);
        Shot shot = new Shot();
        assertEquals(0, leastAllocation(() -> {
            for (int tick = 0; tick < TICKS; tick++) {
                if (shot.removed || tick == 0) {
                    shot.x = 0;
                    shot.y = 1800;
                    shot.z = 500;
                    shot.polygon = 0;
                    shot.fall = 0;
                    shot.facing = tick & 511;
                    shot.removed = false;
                }
                mover.step(shot, kind, tick);
            }
        }));
    }

    /** The least of several passes, because the first ones include compilation. */
    private long leastAllocation(Runnable work) {
        long least = Long.MAX_VALUE;
        for (int pass = 0; pass < 6; pass++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            work.run();
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
