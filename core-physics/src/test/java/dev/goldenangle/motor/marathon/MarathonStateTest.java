package dev.goldenangle.motor.marathon;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

/** The whole player is in the state: a mover keeps nothing between ticks. */
class MarathonStateTest {
    private static final Level STEPS = SampleMap.level("sector-steps");
    private final MarathonModel model = new MarathonModel();
    private final TickReport report = new TickReport(model.signals().size());

    private Mover mover() {
        return model.mover(model.parameters().defaults(), STEPS);
    }

    private MoverState spawned(Mover mover) {
        MoverState state = new MoverState(model.registers().size());
        mover.spawn(state, STEPS.spawns().get(0).x(), STEPS.spawns().get(0).y(), STEPS.spawns().get(0).z(), 0.5f);
        return state;
    }

    /** Keys of every kind, one after the other. */
    private void run(Mover mover, MoverState state, int from, int to) {
        Command command = new Command();
        for (int tick = from; tick < to; tick++) {
            int buttons = (tick % 3 == 0 ? Command.RUN : 0) | (tick / 7 % 2 == 0 ? Command.GLANCE_LEFT : Command.LOOK_UP) | (tick / 5 % 4 == 1 ? Command.TURN_LEFT : 0)
                    | (tick == 12 ? Command.PUSH : 0);
            command.set(tick / 11 % 3 == 2 ? -1f : 1f, tick / 4 % 2, 0f, 0.5f + tick / 9 * 0.3f, 0f, buttons);
            report.begin(state.velocity);
            mover.step(command, state, report);
        }
    }

    @Test
    void anotherMoverContinuesFromAStateIdentically() {
        for (int cut = 1; cut < 60; cut += 7) {
            Mover first = mover();
            MoverState state = spawned(first);
            run(first, state, 0, cut);
            MoverState copy = state.copy();
            run(first, state, cut, 60);
            run(mover(), copy, cut, 60);
            assertEquals(state, copy, "after " + cut + " ticks");
        }
    }

    @Test
    void oneMoverCanMoveTwoPlayersAlternately() {
        Mover shared = mover();
        MoverState one = spawned(shared);
        MoverState two = spawned(shared);
        run(shared, two, 0, 5);
        MoverState alone = one.copy();
        for (int tick = 0; tick < 40; tick++) {
            run(shared, one, tick, tick + 1);
            run(shared, two, tick + 5, tick + 6);
        }
        run(mover(), alone, 0, 40);
        assertEquals(alone, one);
        assertNotEquals(one, two);
    }

    @Test
    void respawnedPlayerHasAFreshState() {
        Mover mover = mover();
        MoverState fresh = spawned(mover);
        MoverState used = fresh.copy();
        run(mover, used, 0, 50);
        assertNotEquals(fresh, used);
        mover.spawn(used, STEPS.spawns().get(0).x(), STEPS.spawns().get(0).y(), STEPS.spawns().get(0).z(), 0.5f);
        assertEquals(fresh, used);
        Command still = new Command();
        still.yaw = 0.5f;
        report.begin(used.velocity);
        mover.step(still, used, report);
        assertEquals(0, used.get(MarathonRegister.TURN_VELOCITY), "looking in the given direction");
        assertEquals(0, used.get(MarathonRegister.FOLLOWS_YAW), "and nothing else was requested");
    }
}
