package dev.goldenangle.analysis;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The timing of a jump relative to the landing before it.
 *
 * @param held whether the key was held through the landing
 * @param late seconds from touching the ground to pressing the key; negative is early
 */
public record JumpTiming(boolean held, double late) {
    /** Jumps with more time on the ground between them are not a chain. */
    private static final double CHAIN_SECONDS = 0.3;

    /** Timing of the last jump up to a tick; empty if it does not follow a landing closely. */
    public static Optional<JumpTiming> last(RunReader run, int tick) {
        List<Event> events = run.run().events();
        int jump = lastOf(events, EventKind.JUMP, tick, events.size());
        if (jump < 0) {
            return Optional.empty();
        }
        int takeoff = events.get(jump).tick();
        int land = lastOf(events, EventKind.LAND, takeoff, events.size());
        int earlier = lastOf(events, EventKind.JUMP, takeoff - 1, jump);
        if (land < 0 || earlier < 0) {
            return Optional.empty();
        }
        int pressed = takeoff;
        while (pressed > 0 && run.up(pressed - 1) > 0f) {
            pressed--;
        }
        boolean held = pressed <= events.get(earlier).tick();
        JumpTiming timing = new JumpTiming(held, (pressed - events.get(land).tick()) * run.tickSeconds());
        return timing.late < CHAIN_SECONDS ? Optional.of(timing) : Optional.empty();
    }

    /** Speed gained between the take-off and the landing of the last complete jump. */
    public static OptionalDouble lastGain(RunReader run, int tick) {
        List<Event> events = run.run().events();
        int land = lastOf(events, EventKind.LAND, tick, events.size());
        int jump = land < 0 ? -1 : lastOf(events, EventKind.JUMP, events.get(land).tick() - 1, events.size());
        if (jump < 0) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(run.speed(events.get(land).tick()) - run.speed(events.get(jump).tick() - 1));
    }

    /** Index of the last event of a kind up to a tick and before an index; −1 for none. */
    private static int lastOf(List<Event> events, EventKind kind, int tick, int before) {
        for (int i = before - 1; i >= 0; i--) {
            if (events.get(i).kind() == kind && events.get(i).tick() <= tick) {
                return i;
            }
        }
        return -1;
    }

    public String text() {
        if (held) {
            return "held";
        }
        long millis = Rounding.round(late * 1000);
        return millis == 0 ? "on time" : Math.abs(millis) + (millis < 0 ? " ms early" : " ms late");
    }
}
