package dev.goldenangle.bot;

import dev.goldenangle.command.Command;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** Prints which share of the best gain of a tick the optimal strafer takes over random states in the air, for every shipped preset. */
@Tag("study")
class StrafeShareStudy {
    private static final int STATES = Integer.getInteger("states", 300);

    @Test
    void shareOfTheBestGainPerPreset() {
        for (String preset : OptimalStraferProperties.strafingPresets()) {
            TickSearch tick = new TickSearch(GoldenRuns.model(preset), GoldenRuns.parameters(preset));
            Randomness random = new Randomness(1);
            double gained = 0;
            double most = 0;
            for (int i = 0; i < STATES; i++) {
                MoverState state = OptimalStraferProperties.flying(tick, GoldenRuns.parameters(preset), random);
                Command command = tick.botsCommand(state);
                gained += tick.gain(state, command);
                most += tick.largestGain(state, command, new Command());
            }
            System.out.printf("%-22s %5.1f %%%n", preset, 100 * gained / most);
            assertTrue(gained > 0);
        }
    }
}
