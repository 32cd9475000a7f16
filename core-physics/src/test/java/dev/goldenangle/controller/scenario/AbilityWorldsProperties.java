package dev.goldenangle.controller.scenario;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.command.Command;
import dev.goldenangle.controller.CapsuleSettings;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.CapsuleHit;
import dev.goldenangle.world.brush.CapsuleTracer;
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
 * Players with all abilities on press random keys in random worlds, at 30 to 240 ticks per second: none passes through a
 * solid, ends inside one or stops being finite, and the order of the brushes changes nothing.
 */
class AbilityWorldsProperties {
    private static final ArenaModel ARENA = new ArenaModel();
    private static final int[] RATES = {30, 60, 128, 240};
    private static final double SECONDS = 4;
    private static final double DEEPEST = 0.005;

    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void anyPlayerStaysOutsideOfSolids(@ForAll long seed) {
        assertNull(new Play(seed, List.of()).complaint());
    }

    @Property(tries = 60, shrinking = ShrinkingMode.OFF)
    void orderOfBrushesChangesNothing(@ForAll long seed) {
        Play play = new Play(seed, List.of());
        Play other = new Play(seed, RandomGround.shuffled(play.brushes, seed));
        play.complaint();
        other.complaint();
        assertEquals(play.state, other.state, () -> "seed " + seed);
    }

    @Test
    @Tag("study")
    void playersInAHundredThousandWorldsStayOutsideOfSolids() {
        long first = Long.getLong("first", 0);
        List<String> complaints = LongStream.range(first, first + Long.getLong("worlds", 100_000)).mapToObj(seed -> new Play(seed, List.of()).complaint())
                .filter(complaint -> complaint != null).toList();
        complaints.stream().limit(Long.getLong("show", 40)).forEach(System.out::println);
        assertEquals(0, complaints.size());
    }

    private static final class Play {
        final List<Brush> brushes;
        final MoverState state = new MoverState(ARENA.registers().size());
        private final long seed;
        private final Randomness random;
        private final int rate;
        private final Mover mover;
        private final CapsuleTracer standing;
        private final CapsuleTracer low;
        private final CapsuleHit hit = new CapsuleHit();
        private final Command command = new Command();
        private final TickReport report = new TickReport(ARENA.signals().size());

        Play(long seed, List<Brush> given) {
            this.seed = seed;
            random = new Randomness(seed ^ 0xAB11L);
            rate = RATES[random.nextInt(RATES.length)];
            ParameterSet set = ARENA.parameters().defaults().with("tick_rate", Integer.toString(rate));
            for (AbilityType type : AbilityType.values()) {
                set = set.with(type.switchParameter().key(), "true");
            }
            brushes = given.isEmpty() ? RandomGround.room(seed, 1) : given;
            BrushWorld world = BrushWorld.of(brushes);
            mover = ARENA.mover(set, new Level("random", 0, 1f, world, List.of(new Spawn("start", 0f, 0f, 6f, 0f)), List.of(), List.of(), List.of()));
            CapsuleSettings body = CapsuleSettings.of(set);
            standing = new CapsuleTracer(world, body.radius(), body.height(), body.skin());
            low = new CapsuleTracer(world, body.radius(), 1f, body.skin());
            mover.spawn(state, 6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 6 + 3 * random.nextFloat(), 0f);
        }

        /** What is wrong; null if nothing is. */
        String complaint() {
            double startDepth = depth();
            for (int tick = 0; tick < SECONDS * rate; tick++) {
                if (tick % Math.max(1, rate / 12) == 0) {
                    press();
                }
                report.begin(state.velocity);
                mover.step(command, state, report);
                if (!state.isFinite()) {
                    return "seed " + seed + " is not finite at tick " + tick;
                }
                boolean isOutside = Math.abs(state.position.x) > RandomGround.ROOM || Math.abs(state.position.y) > RandomGround.ROOM || state.position.z < -2.01 || state.position.z > 20;
                double depth = depth();
                if (isOutside || startDepth == 0 && depth > DEEPEST) {
                    return String.format("seed %d %s at %d Hz, tick %d: %s %s crouched %s depth %.4f", seed, isOutside ? "left the room" : "is inside a solid", rate, tick,
                            state.position, state.velocity, state.crouched, depth);
                }
            }
            return null;
        }

        private double depth() {
            return (state.crouched ? low : standing).penetration(state.position, hit);
        }

        private void press() {
            int buttons = (random.nextInt(4) == 0 ? Command.DASH : 0) | (random.nextInt(3) == 0 ? Command.USE : 0) | (random.nextInt(6) == 0 ? Command.PUSH : 0);
            command.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1, 6f * random.nextFloat() - 3f, 2f * random.nextFloat() - 1f, buttons);
        }
    }
}
