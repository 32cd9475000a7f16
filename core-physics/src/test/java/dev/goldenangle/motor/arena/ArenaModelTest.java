package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.controller.CapsuleParameter;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.SpeedCause;
import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ArenaModelTest {
    private static final ParameterTable TABLE = ArenaGround.MODEL.parameters();

    /** Random keys that change every few ticks, the same on every machine. */
    private static CommandSource fuzz(long seed) {
        Randomness random = new Randomness(seed);
        Command held = new Command();
        return (tick, state, command) -> {
            if (tick % 9 == 0) {
                held.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(3) - 1, held.yaw + random.nextGaussian(), 0f, 0);
            }
            held.yaw += 0.01f;
            command.copyFrom(held);
        };
    }

    @Test
    void groupsFollowTheRecommendedTuningOrder() {
        assertEquals(List.of("ground", "jump", "air", "golden_angle", "shaping", "body", "ground_contact", "flight", "coyote_time", "crouch_slide", "dash", "jump_chain", "mantle",
                        "wall_run", "wall_jump", "air_jumps", "blast", "grapple", "variable_jump", "run"),
                TABLE.groups().stream().map(Group::key).toList());
    }

    @Test
    void valuesGivenInWByTheDocumentAreRelativeToW() {
        List<Parameter> relative = List.of(ArenaParameter.STOP_SPEED, ArenaParameter.MAX_SPEED_AIR, ArenaParameter.AIR_RESISTANCE_SPEED_SCALE,
                ArenaParameter.BLEND_SPEED_START, ArenaParameter.BLEND_SPEED_END, ArenaParameter.MIN_SPEED_FOR_SHAPING);
        ParameterSet faster = ArenaGround.DOCUMENT.with(ArenaParameter.MAX_SPEED_GROUND, 20);
        for (Parameter parameter : relative) {
            assertEquals(Form.OF_W, ArenaGround.DOCUMENT.value(parameter).form(), parameter.key());
            assertEquals(2 * ArenaGround.DOCUMENT.get(parameter), faster.get(parameter), 1e-12, parameter.key());
        }
    }

    @Test
    void everyParameterSaysWhatBreaks() {
        for (Parameter parameter : TABLE.parameters()) {
            assertTrue(!parameter.spec().doc().isBlank(), parameter.key());
            assertTrue(!parameter.spec().options().isEmpty() || !parameter.spec().tooLow().isBlank() && !parameter.spec().tooHigh().isBlank(), parameter.key());
        }
    }

    @Test
    void derivedKnobsComputeBothWays() {
        ParameterSet set = ArenaGround.DOCUMENT;
        double highest = 43 / 128.0;
        assertEquals(8.4375 * highest - 25 * highest * highest / 2, TABLE.findDerived("jump_height").orElseThrow().read(set), 1e-9, "the tick nearest to the apex at 0.3375 s");
        assertEquals(8.4375 / 25, TABLE.findDerived("time_to_apex").orElseThrow().read(set), 1e-12);
        ParameterSet higher = TABLE.findDerived("jump_height").orElseThrow().write(set, 2);
        assertEquals(2, TABLE.findDerived("jump_height").orElseThrow().read(higher), 1e-12);
        assertEquals(8.4375 / 25, TABLE.findDerived("time_to_apex").orElseThrow().read(higher), 1e-12, "its companion stays");
        ParameterSet shorter = TABLE.findDerived("stop_distance").orElseThrow().write(set, 1);
        assertEquals(1, TABLE.findDerived("stop_distance").orElseThrow().read(shorter), 1e-6);
        assertEquals(6, TABLE.findDerived("stop_distance").orElseThrow()
                .write(set, TABLE.findDerived("stop_distance").orElseThrow().read(set)).get(ArenaParameter.FRICTION), 1e-6);
    }

    /** The derived knob gives the distance of a stop; a run gives the same. */
    @Test
    void stopDistanceMatchesARun() {
        float[] released = {0};
        Simulation simulation = ArenaGround.on("flat", ArenaGround.DOCUMENT, (tick, state, command) -> {
            command.set(tick < 128 ? 1f : 0f, 0f, 0f, 0f, 0f, 0);
            released[0] = tick == 128 ? state.position.x : released[0];
        });
        simulation.run(256);
        double distance = TABLE.findDerived("stop_distance").orElseThrow().read(ArenaGround.DOCUMENT);
        assertEquals(distance, simulation.state().position.x - released[0], 0.002);
        assertEquals((10 - 3 / 2.0) / 6, distance, 0.08, "near the closed form of continuous time");
    }

    @Test
    void jumpHeightAndTimeMatchTheKnobs() {
        float[] top = {0};
        int[] airborne = {0};
        Simulation simulation = ArenaGround.on("flat", ArenaGround.DOCUMENT, (tick, state, command) -> {
            command.set(0f, 0f, tick == 0 ? 1f : 0f, 0f, 0f, 0);
            top[0] = Math.max(top[0], state.position.z);
            airborne[0] += state.grounded ? 0 : 1;
        });
        float floor = simulation.state().position.z;
        simulation.run(128);
        assertEquals(8.4375 * 8.4375 / 50, top[0] - floor, 0.005);
        assertEquals(2 * 8.4375 / 25 * 128, airborne[0], 1);
    }

    @Test
    void causesAddUpOnEveryTickOfARandomRun() {
        for (String map : List.of("arena-loop", "torture", "stairs", "ramps")) {
            Simulation simulation = ArenaGround.on(map, ArenaGround.BOUNDED, fuzz(7));
            for (int i = 0; i < 4000; i++) {
                float before = simulation.state().velocity.horizontalLength();
                simulation.tick();
                float booked = 0;
                for (SpeedCause cause : SpeedCause.values()) {
                    float change = simulation.report().cause(cause);
                    booked += change;
                    assertTrue(change == 0 || ArenaGround.MODEL.causes().contains(cause), cause.name());
                }
                assertEquals(simulation.state().velocity.horizontalLength() - before, booked, 1e-3, map + " tick " + i);
            }
        }
    }

    @Test
    void tickAllocatesNothing() {
        Simulation simulation = ArenaGround.on("arena-loop", ArenaGround.BOUNDED, fuzz(3));
        simulation.run(20_000);
        com.sun.management.ThreadMXBean threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            simulation.run(2000);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }

    private static String digest(String map, ParameterSet parameters, long seed) {
        Simulation simulation = ArenaGround.on(map, parameters, fuzz(seed));
        simulation.run(4000);
        return Hash64.hex(simulation.hash());
    }

    @Test
    void runIsReproducible() {
        assertEquals(digest("arena-loop", ArenaGround.BOUNDED, 5), digest("arena-loop", ArenaGround.BOUNDED, 5));
    }

    @Test
    void gravityAndJumpSpeedAreTheDocumentsInMetres() {
        assertEquals(25, ArenaGround.DOCUMENT.get(CapsuleParameter.GRAVITY));
        assertEquals(8.4375, ArenaGround.DOCUMENT.get(CapsuleParameter.JUMP_SPEED));
    }
}
