package dev.goldenangle.controller.scenario;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.stream.LongStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

/**
 * Players with random abilities press random keys in random worlds, at 30 to 240 ticks per second: none passes through a
 * solid, ends inside one or stops being finite, and the order of the brushes changes nothing. The study also checks that no
 * ability gives more speed than its knobs allow.
 */
class AbilityWorldsProperties {
    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void anyPlayerStaysOutsideOfSolids(@ForAll long seed) {
        assertNull(new AbilityPlay(seed, false).complaint(AbilityPlay.Check.PLACE));
    }

    @Property(tries = 60, shrinking = ShrinkingMode.OFF)
    void orderOfBrushesChangesNothing(@ForAll long seed) {
        AbilityPlay play = new AbilityPlay(seed, false);
        AbilityPlay other = new AbilityPlay(seed, true);
        play.complaint(AbilityPlay.Check.PLACE);
        other.complaint(AbilityPlay.Check.PLACE);
        assertEquals(play.state, other.state, () -> "seed " + seed);
    }

    @Test
    @Tag("study")
    void playersInAHundredThousandWorldsStayOutsideOfSolids() {
        long first = Long.getLong("first", 0);
        List<String> complaints = LongStream.range(first, first + Long.getLong("worlds", 100_000)).mapToObj(seed -> new AbilityPlay(seed, false).complaint(AbilityPlay.Check.PLACE_AND_SPEED))
                .filter(complaint -> complaint != null).toList();
        complaints.stream().limit(Long.getLong("show", 40)).forEach(System.out::println);
        assertEquals(0, complaints.size());
    }
}
