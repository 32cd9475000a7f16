package dev.goldenangle.controller.scenario;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

/** Wherever a body is dropped, it ends up standing or keeps falling: it never hangs and never ends inside a solid. */
class HangingProperties {
    private static final int[] RATES = {30, 60, 128, 250};
    private static final double SAME_PLACE = 1e-3;

    @Property(tries = 600, shrinking = ShrinkingMode.OFF)
    void nothingHangsInAHeap(@ForAll long seed) {
        assertNull(inHeap(seed));
    }

    @Test
    @Tag("study")
    void nothingHangsInAHundredThousandDrops() {
        List<String> complaints = new ArrayList<>();
        for (long seed = 0; seed < Long.getLong("worlds", 100_000); seed++) {
            String complaint = inHeap(seed);
            if (complaint != null) {
                complaints.add(complaint);
            }
        }
        complaints.stream().limit(40).forEach(System.out::println);
        assertEquals(0, complaints.size());
    }

    /** Levels that are not part of this project; their folder is given by REAL_MAPS. */
    @Test
    @Tag("study")
    @EnabledIfEnvironmentVariable(named = "REAL_MAPS", matches = ".+")
    void nothingHangsInRealLevels() throws IOException {
        List<String> complaints = new ArrayList<>();
        for (String name : List.of("slope", "old-start", "lqdm13", "lqdm2", "lq_e0m4", "lq_e1m1")) {
            Level level = MapReader.read(name, Files.readString(Path.of(System.getenv("REAL_MAPS"), name + ".map")), 1f);
            BrushWorld world = (BrushWorld) level.world();
            for (long seed = 0; seed < Long.getLong("drops", 15_000); seed++) {
                Randomness random = new Randomness(seed);
                WalkingBody body = new WalkingBody(world, ScenarioRun.SETTINGS, RATES[random.nextInt(RATES.length)]);
                int tries = 0;
                do {
                    body.at(spread(random, world, 0), spread(random, world, 1), spread(random, world, 2));
                } while (body.depth() > 0 && ++tries < 100);
                String complaint = tries == 100 ? null : drop(body, random, world.min(2));
                if (complaint != null) {
                    complaints.add(name + " seed " + seed + complaint);
                }
            }
        }
        complaints.stream().limit(40).forEach(System.out::println);
        assertEquals(0, complaints.size());
    }

    private static double spread(Randomness random, BrushWorld world, int axis) {
        return world.min(axis) + (world.max(axis) - world.min(axis)) * random.nextFloat();
    }

    static String inHeap(long seed) {
        Randomness random = new Randomness(seed ^ 77);
        WalkingBody body = new WalkingBody(RandomGround.heap(seed), ScenarioRun.SETTINGS, RATES[random.nextInt(RATES.length)]);
        body.at(6 * random.nextFloat() - 3, 6 * random.nextFloat() - 3, 4.5 + 4 * random.nextFloat());
        if (body.depth() > 0) {
            return null;
        }
        String complaint = drop(body, random, -2);
        return complaint == null ? null : "seed " + seed + complaint;
    }

    /** Drops a body with some sideways speed, with or without input in the air; returns what is wrong, or null. */
    private static String drop(WalkingBody body, Randomness random, double floor) {
        boolean pushes = random.nextInt(2) == 0;
        float vx = 4 * random.nextFloat() - 2;
        float vy = 4 * random.nextFloat() - 2;
        body.state.velocity.set(vx, vy, 0);
        double x = body.state.position.x;
        double y = body.state.position.y;
        double z = body.state.position.z;
        double top = z + 1;
        int still = 0;
        for (int tick = 0; tick < 4 * body.rate && body.state.position.z > floor; tick++) {
            if (pushes && !body.state.grounded) {
                body.push(vx, vy);
            } else {
                body.rest();
            }
            boolean moved = Math.abs(body.state.position.x - x) + Math.abs(body.state.position.y - y) + Math.abs(body.state.position.z - z) > SAME_PLACE;
            if (moved || body.state.grounded) {
                x = body.state.position.x;
                y = body.state.position.y;
                z = body.state.position.z;
                still = 0;
            } else if (++still > body.rate / 4) {
                return problem("hangs", body, tick);
            }
            if (body.depth() > 1e-3) {
                return problem("is inside", body, tick);
            }
            double fallen = Math.max(0, top - body.state.position.z);
            if (-body.state.velocity.z > Math.sqrt(2 * ScenarioRun.SETTINGS.gravity() * fallen) + 0.5) {
                return problem("falls too fast", body, tick);
            }
        }
        return null;
    }

    private static String problem(String what, WalkingBody body, int tick) {
        return String.format(" %s at %d Hz, tick %d: %s %s", what, body.rate, tick, body.state.position, body.state.velocity);
    }
}
