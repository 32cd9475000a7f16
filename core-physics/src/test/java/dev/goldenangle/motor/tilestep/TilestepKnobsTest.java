package dev.goldenangle.motor.tilestep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.SpeedCause;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.lang.management.ManagementFactory;

/** Each parameter has an effect, causes add up, and a warm tick allocates nothing. */
class TilestepKnobsTest {
    /** Around the fort: walks, runs, jumps, falls off the roof, mounts and dismounts. */
    private static final CommandSource TOUR = (tick, state, command) -> {
        command.set(1f, 0f, tick % 50 == 0 ? 1f : 0f, tick / 60 * 1.3f, 0f, (tick / 100 % 2 == 0 ? Command.RUN : 0) | (tick % 7 == 0 ? Command.USE : 0));
    };

    private static long hash(ParameterSet parameters) {
        long hash = 0;
        for (String map : new String[] {"tile-edges", "tile-fort", "tile-stairs"}) {
            Simulation simulation = new Simulation(Ground.MODEL, parameters, Ground.sample(map), TOUR);
            simulation.run(900);
            hash = 31 * hash + simulation.hash();
            Ground high = new Ground(Ground.sample(map), parameters).at(13, 11, 40).walk(0.3, 0, 90);
            hash = 31 * hash + high.state.position.hashCode();
            Ground rider = new Ground(Ground.sample(map), parameters).at(3.6, 15, 0);
            rider.command.buttons = Command.USE;
            rider.walk(1, -1, 60);
            hash = 31 * hash + rider.state.position.hashCode();
            Ground tube = new Ground(Ground.sample(map), parameters).at(19, 4.75, 0).walk(1, 0, 100);
            hash = 31 * hash + tube.state.position.hashCode();
        }
        return hash;
    }

    @ParameterizedTest
    @EnumSource(TilestepParameter.class)
    void everyParameterChangesSomeRun(TilestepParameter knob) {
        Spec spec = knob.spec();
        ParameterSet defaults = Ground.defaults();
        double now = defaults.get(knob);
        double low = spec.sliderMin().resolve(defaults.w());
        double high = spec.sliderMax().resolve(defaults.w());
        double other = now - low > high - now ? (now + low) / 2 : (now + high) / 2;
        assertNotEquals(hash(defaults), hash(defaults.withInternal(knob, other)), knob.key());
    }

    @Test
    void bookedCausesAddUpToTheSpeedChange() {
        Ground ground = new Ground(Ground.sample("tile-fort"), Ground.defaults());
        float speed = 0f;
        for (int tick = 0; tick < 600; tick++) {
            TOUR.fill(tick, ground.state, ground.command);
            ground.ticks(1);
            float booked = 0f;
            for (SpeedCause cause : SpeedCause.values()) {
                booked += ground.report.cause(cause);
            }
            assertEquals(ground.state.velocity.horizontalLength() - speed, booked, 1e-4f);
            speed = ground.state.velocity.horizontalLength();
        }
    }

    @Test
    void warmTickAllocatesNothing() {
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Ground ground = new Ground(Ground.sample("tile-fort"), Ground.defaults());
        long least = Long.MAX_VALUE;
        for (int pass = 0; pass < 6; pass++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int tick = 0; tick < 20_000; tick++) {
                TOUR.fill(tick, ground.state, ground.command);
                ground.ticks(1);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }
}
