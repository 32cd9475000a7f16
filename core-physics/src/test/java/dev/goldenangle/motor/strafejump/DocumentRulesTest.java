package dev.goldenangle.motor.strafejump;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.Waypoint;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.QuakeCourse;
import dev.goldenangle.motor.StrafeRun;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The document's rules compared with a port of its pages, tick by tick, and the resulting speeds. */
class DocumentRulesTest {
    private static final int TICKS = 20_000;
    private static final int PLACES = 120;

    /** Not the maps of single abilities: their low roofs decide landings by the last bit of a height. */
    static List<String> brushMaps() {
        return SampleMaps.files().stream().filter(file -> file.endsWith(".map") && !file.startsWith("parkour-")).toList();
    }

    @ParameterizedTest
    @MethodSource("brushMaps")
    void everyTickOnEveryBrushMapMatchesThePort(String file) {
        Level level = LevelReader.read(file, SampleMaps.read(file).orElseThrow(), 32f);
        Bench bench = new Bench(new StrafejumpModel(), Presets.capped30().with(StrafejumpParameter.GROUND_SNAP, 0), level);
        DocumentPort port = new DocumentPort(((BrushWorld) level.world()).brushes());
        Randomness random = new Randomness(file.hashCode());
        List<Vec3> places = places(level);
        int compared = 0;
        for (int tick = 0; tick < TICKS; tick++) {
            if (tick % (TICKS / PLACES) == 0) {
                Vec3 place = places.get(random.nextInt(places.size()));
                bench.mover.spawn(bench.state, place.x, place.y, place.z, 0f);
                bench.moving(random.nextInt(1200) - 600, random.nextInt(1200) - 600, random.nextInt(400) - 300);
            }
            QuakeCourse.play(bench, random, tick);
            bench.command.up = Math.max(0f, bench.command.up);
            bench.command.pitch = (random.nextFloat() - 0.5f) * 2f;
            compared += step(bench, port) ? 1 : 0;
        }
        assertTrue(compared > 0.9 * TICKS, compared + " ticks without a pad or a teleporter");
    }

    /** Steps both from the same state; false if a device acted, which the document does not have. */
    private static boolean step(Bench bench, DocumentPort port) {
        MoverState state = bench.state;
        MoverState before = state.copy();
        port.origin[0] = state.position.x;
        port.origin[1] = state.position.y;
        port.origin[2] = state.position.z;
        port.velocity = new float[] {state.velocity.x, state.velocity.y, state.velocity.z};
        port.jumpHeld = state.isOn(StrafejumpRegister.JUMP_HELD);
        bench.step();
        if (bench.report.cause(SpeedCause.DEVICE) != 0f) {
            return false;
        }
        port.move(bench.command.forward, bench.command.right, -state.pitch, state.yaw, bench.command.jumps());
        assertNear(port.origin, state.position, 1e-3, before);
        assertNear(port.velocity, state.velocity, 1e-2, before);
        assertEquals(port.onGround, state.grounded, () -> "from " + before.position + " at " + before.velocity);
        assertEquals(port.jumpHeld, state.isOn(StrafejumpRegister.JUMP_HELD));
        return true;
    }

    private static void assertNear(float[] port, Vec3 model, double tolerance, MoverState before) {
        double off = Math.max(Math.abs(port[0] - model.x), Math.max(Math.abs(port[1] - model.y), Math.abs(port[2] - model.z)));
        assertTrue(off <= tolerance, () -> "from " + before.position + " at " + before.velocity + ": the port has (" + port[0] + ", " + port[1] + ", "
                + port[2] + "), the model " + model);
    }

    private static List<Vec3> places(Level level) {
        List<Vec3> places = new ArrayList<>(level.waypoints().stream().map(Waypoint::feet).toList());
        level.spawns().forEach(spawn -> places.add(new Vec3(spawn.x(), spawn.y(), spawn.z())));
        return places;
    }

    /** From 320, jumping on every landing, always at the best angle: v² grows by a (60 − a) = 143.75 per tick with the push a = 2.5. */
    @Test
    void landingSpeedsMatchTheFormulaAndAreBelowTheDocumentsClaim() {
        StrafeRun run = new StrafeRun(new StrafejumpModel(), Presets.capped30(), 24.03125, StrafeRun.Side.CHANGES);
        List<Float> landings = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            int from = run.tick();
            float before = i == 0 ? 320f : landings.get(i - 1);
            float landed = run.land();
            assertEquals(Math.sqrt(before * before + 143.75 * (run.tick() - from)), landed, 0.05, "landing " + (i + 1));
            landings.add(landed);
        }
        assertEquals(389.7, landings.get(3), 0.1);
        assertEquals(475.4, landings.get(9), 0.1);
    }
}
