package dev.goldenangle.bot;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Strafing bots press the keys of abilities that the preset has. */
class AbilityHandsTest {
    private static final Model ARENA = GoldenRuns.model("arena/default");
    private static final ParameterSet OFF = GoldenRuns.parameters("arena/default");

    private static List<Integer> ticks(BotType bot, long seed, String map, EventKind kind, AbilityType ability, String abilities) {
        Level level = GoldenRuns.level(map, ARENA);
        return BotRun.of(ARENA, level, bot).under(OFF.with(ability.switchParameter(), 1)).with("abilities", abilities).withSeed(seed).record(15).events(kind).stream().map(Event::tick).toList();
    }

    @Test
    void bestStraferDashesWhenItHasRunUpToW() {
        assertFalse(ticks(BotType.OPTIMAL_STRAFER, 1, "flat", EventKind.DASH, AbilityType.DASH, "true").isEmpty());
        assertTrue(ticks(BotType.OPTIMAL_STRAFER, 1, "flat", EventKind.DASH, AbilityType.DASH, "false").isEmpty());
    }

    @Test
    void humanHandsDashAtOtherTimesWithEachSeed() {
        List<Integer> one = ticks(BotType.HUMAN_STRAFER, 1, "flat", EventKind.DASH, AbilityType.DASH, "true");
        assertFalse(one.isEmpty());
        assertEquals(one, ticks(BotType.HUMAN_STRAFER, 1, "flat", EventKind.DASH, AbilityType.DASH, "true"));
        assertNotEquals(one, ticks(BotType.HUMAN_STRAFER, 2, "flat", EventKind.DASH, AbilityType.DASH, "true"));
    }

    @Test
    void straferJumpsOffTheWallThatStopsIt() {
        assertFalse(ticks(BotType.OPTIMAL_STRAFER, 1, "doorways", EventKind.WALL_JUMP, AbilityType.WALL_JUMP, "true").isEmpty());
        assertTrue(ticks(BotType.OPTIMAL_STRAFER, 1, "doorways", EventKind.WALL_JUMP, AbilityType.WALL_JUMP, "false").isEmpty());
    }

    @Test
    void humanHandsSlideWhenTheyMissAJump() {
        assertFalse(ticks(BotType.HUMAN_STRAFER, 3, "flat", EventKind.SLIDE, AbilityType.CROUCH_SLIDE, "true").isEmpty());
        assertTrue(ticks(BotType.HUMAN_STRAFER, 3, "flat", EventKind.SLIDE, AbilityType.CROUCH_SLIDE, "false").isEmpty());
    }
}
