package dev.goldenangle.motor.arena;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.lang.management.ManagementFactory;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** A warm tick with all abilities on and random keys allocates nothing. */
class AbilityTicksTest {
    private static final int TICKS = 20_000;
    private final com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();

    static ParameterSet everyAbility() {
        ParameterSet set = ArenaGround.BOUNDED;
        for (AbilityType type : AbilityType.values()) {
            set = set.with(type.switchParameter().key(), "true");
        }
        return set;
    }

    @ParameterizedTest
    @ValueSource(strings = {"torture", "elements"})
    void warmTickWithAllAbilitiesAllocatesNothing(String map) {
        Level level = ArenaGround.level(map);
        Mover mover = ArenaGround.MODEL.mover(everyAbility(), level);
        MoverState state = new MoverState(ArenaGround.MODEL.registers().size());
        TickReport report = new TickReport(ArenaGround.MODEL.signals().size());
        Command command = new Command();
        Randomness random = new Randomness(5);
        long least = Long.MAX_VALUE;
        for (int pass = 0; pass < 6; pass++) {
            mover.spawn(state, level.spawns().get(0).x(), level.spawns().get(0).y(), level.spawns().get(0).z(), 0f);
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int tick = 0; tick < TICKS; tick++) {
                if (tick % 9 == 0) {
                    int buttons = (random.nextInt(3) == 0 ? Command.DASH : 0) | (random.nextInt(3) == 0 ? Command.USE : 0) | (random.nextInt(5) == 0 ? Command.PUSH : 0);
                    command.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1, 6f * random.nextFloat() - 3f, 2f * random.nextFloat() - 1f, buttons);
                }
                report.begin(state.velocity);
                mover.step(command, state, report);
                state.worldTick++;
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }
}
