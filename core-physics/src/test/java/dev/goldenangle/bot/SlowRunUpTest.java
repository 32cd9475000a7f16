package dev.goldenangle.bot;

import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.state.EventKind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.junit.jupiter.api.Assertions.assertTrue;

class SlowRunUpTest {
    private static final Model ARENA = new ArenaModel();

    /** Friction takes 6 W per second and the push gives 5.9: running settles below W. */
    @ParameterizedTest
    @EnumSource(names = {"OPTIMAL_STRAFER", "HUMAN_STRAFER", "FIXED_YAW_STRAFER", "CIRCLE_JUMP"})
    void strafersStartWhenTheSpeedHasSettledBelowW(BotType type) {
        for (String acceleration : new String[] {"5.9", "4", "1"}) {
            ParameterSet weak = ARENA.parameters().defaults().with("ground_accel", acceleration);
            int jumps = BotRun.of(ARENA, BotRun.flat(), type).under(weak).record(10).events(EventKind.JUMP).size();
            assertTrue(jumps >= 8, type + " under " + acceleration + " jumped " + jumps + " times");
        }
    }

    /** Over the whole slider: the keys always ask for more than the top speed, so running reaches it. */
    @ParameterizedTest
    @EnumSource(names = {"OPTIMAL_STRAFER", "HUMAN_STRAFER", "FIXED_YAW_STRAFER", "CIRCLE_JUMP"})
    void strafersStartAtAnyTopSpeedOfQuakeworld(BotType type) {
        Model quakeworld = new QuakeworldModel();
        Spec speed = quakeworld.parameters().reference().spec();
        for (double topSpeed : new double[] {speed.sliderMin().resolve(1), 401, speed.sliderMax().resolve(1)}) {
            ParameterSet set = quakeworld.parameters().defaults().with(quakeworld.parameters().reference(), topSpeed);
            int jumps = BotRun.of(quakeworld, BotRun.flat(), type).under(set).record(8).events(EventKind.JUMP).size();
            assertTrue(jumps >= 8, type + " at " + topSpeed + " jumped " + jumps + " times");
        }
    }
}
