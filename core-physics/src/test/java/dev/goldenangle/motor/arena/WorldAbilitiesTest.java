package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.ClosedWalk;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.brush.PhysicsZone;
import dev.goldenangle.world.brush.Platform;
import dev.goldenangle.world.brush.Thrust;
import dev.goldenangle.world.brush.Volume;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Ladders, water, surfaces, zones and platforms of the arena in small worlds. Gravity is 25 m/s², W 10 m/s, a tick 1/128 s. */
class WorldAbilitiesTest {
    private static final int RATE = 128;
    private static final Brush FLOOR = Brush.box(-200, -200, -1, 200, 200, 0);

    private static ParameterSet with(String... keysAndValues) {
        ParameterSet set = ArenaGround.DOCUMENT;
        for (int i = 0; i < keysAndValues.length; i += 2) {
            set = set.with(keysAndValues[i], keysAndValues[i + 1]);
        }
        return set;
    }

    private static Bench bench(ParameterSet set, Features features, Brush... brushes) {
        Bench bench = new Bench(ArenaGround.MODEL, set, Bench.level(BrushWorld.of(List.of(brushes), features, () -> false)));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        return bench;
    }

    private static Features volume(Volume.Kind kind, Brush brush) {
        return Features.of(List.of(new Volume(kind, brush)));
    }

    private static Features zone(PhysicsZone zone) {
        return new Features(List.of(), List.of(zone), List.of(), List.of());
    }

    private static PhysicsZone inside(float friction, float acceleration, float speed, float gravity, float bounce) {
        return new PhysicsZone(PhysicsZone.Place.INSIDE, List.of(Brush.box(-200, -200, -1, 200, 200, 100)), friction, acceleration, speed, gravity, bounce, new Vec3());
    }

    private static Features thrust(Thrust thrust) {
        return new Features(List.of(), List.of(), List.of(thrust), List.of());
    }

    private static Brush textured(String texture, float x0, float y0, float z0, float x1, float y1, float z1) {
        BrushBuilder builder = new BrushBuilder(1);
        builder.addPlane(-1, 0, 0, -x0, texture);
        builder.addPlane(1, 0, 0, x1, texture);
        builder.addPlane(0, -1, 0, -y0, texture);
        builder.addPlane(0, 1, 0, y1, texture);
        builder.addPlane(0, 0, -1, -z0, texture);
        builder.addPlane(0, 0, 1, z1, texture);
        return builder.build().brush();
    }

    private static Bench steps(Bench bench, int ticks) {
        for (int i = 0; i < ticks; i++) {
            bench.step();
            bench.state.worldTick++;
        }
        return bench;
    }

    private static boolean happened(Bench bench, EventKind kind) {
        return happened(bench.report, kind);
    }

    private static boolean happened(TickReport report, EventKind kind) {
        for (int i = 0; i < report.eventCount(); i++) {
            if (report.eventKind(i) == kind) {
                return true;
            }
        }
        return false;
    }

    private static final Brush WALL = Brush.box(1, -5, 0, 2, 5, 20);
    private static final Brush RUNGS = Brush.box(0.8f, -1, 0, 1, 1, 20);

    private static Bench atLadder(String... knobs) {
        Bench bench = bench(with(knobs).with("ladders", "true"), volume(Volume.Kind.LADDER, RUNGS), FLOOR, WALL);
        bench.at(0.5, 0, 5).state.leaveGround();
        return bench;
    }

    @Test
    void ladderIsClimbedAtItsSpeedAndHoldsWithoutKeys() {
        Bench bench = steps(atLadder("ladder_speed", "4", "ladder_friction", "10000").keys(1, 0, 0), 10);
        assertEquals(4, bench.state.velocity.z, 1e-3);
        steps(bench.keys(-1, 0, 0), 10);
        assertEquals(-4, bench.state.velocity.z, 1e-3);
        double height = steps(bench.keys(0, 0, 0), 10).state.position.z;
        assertEquals(height, steps(bench, 100).state.position.z, 1e-4);
    }

    @Test
    void lookingDownOnALadderClimbsDown() {
        Bench bench = atLadder("ladder_speed", "4", "ladder_friction", "10000").keys(1, 0, 0);
        bench.command.pitch = (float) Math.toRadians(-80);
        assertEquals(-4 * (Math.sin(Math.toRadians(80)) - Math.cos(Math.toRadians(80))), steps(bench, 10).state.velocity.z, 1e-3);
    }

    @Test
    void ladderFrictionDelaysTheClimb() {
        Bench bench = atLadder("ladder_speed", "4", "ladder_friction", "12.8").keys(1, 0, 0).step();
        assertEquals(0.4, bench.state.velocity.z, 1e-3);
        assertEquals(4 * (1 - 0.81), bench.step().state.velocity.z, 1e-3);
    }

    @Test
    void jumpLeavesTheLadderAndItDoesNotCatchTheJump() {
        Bench bench = atLadder("ladder_jump_out", "6", "ladder_jump_up", "4", "ladder_pause", "0.25").step().keys(0, 0, 1).step();
        assertTrue(happened(bench, EventKind.LADDER_JUMP));
        assertEquals(-6, bench.state.velocity.x, 1e-3);
        assertEquals(4, bench.state.velocity.z, 25.0 / RATE + 1e-3);
        double left = steps(bench.keys(0, 0, 0), 10).state.position.x;
        assertEquals(0.5 - 11 * 6.0 / RATE, left, 1e-2);
    }

    @Test
    void ladderDoesNotHoldABodyThatStandsBesideIt() {
        Bench bench = atLadder();
        bench.at(0.5, 0, 0.02).state.standOn(new Vec3(0f, 0f, 1f));
        steps(bench, 5);
        assertTrue(bench.state.grounded);
        steps(bench.keys(0, 1, 0), 20);
        assertTrue(bench.state.grounded && bench.state.velocity.y < -1);
    }

    @Test
    void wallWithALadderTextureIsALadder() {
        Bench bench = bench(with("ladders", "true", "ladder_speed", "4", "ladder_friction", "10000"), Features.NONE, FLOOR, textured("base/ladder", 1, -5, 0, 2, 5, 20));
        bench.at(0.6 - 0.02, 0, 5).keys(1, 0, 0).state.leaveGround();
        assertEquals(4, steps(bench, 10).state.velocity.z, 1e-3);
    }

    private static final Brush POOL = Brush.box(-50, -50, -20, 50, 50, 0);

    private static Bench inWater(double z, String... knobs) {
        Bench bench = bench(with(knobs).with("water", "true"), volume(Volume.Kind.WATER, POOL), Brush.box(-60, -60, -21, 60, 60, -20), Brush.box(10, -5, -20, 11, 5, 1));
        bench.at(0, 0, z).state.leaveGround();
        return bench;
    }

    @Test
    void swimmingReachesItsSpeedAlongTheView() {
        Bench bench = inWater(-15, "swim_speed", "0.6").keys(1, 0, 0);
        bench.command.pitch = (float) Math.toRadians(30);
        steps(bench, 130);
        assertEquals(6 * Math.cos(Math.toRadians(30)), bench.state.velocity.x, 0.01);
        assertEquals(3, bench.state.velocity.z, 0.01);
    }

    @Test
    void waterSlowsByItsFrictionAndTheBodySinksWithoutKeys() {
        Bench bench = inWater(-5, "swim_friction", "2", "sink_speed", "1").moving(8, 0, 0).step();
        assertEquals(8 * (1 - 2.0 / RATE), bench.state.velocity.x, 1e-4);
        steps(bench, 300);
        assertEquals(-1, bench.state.velocity.z, 0.01);
    }

    @Test
    void heldJumpSwimsUp() {
        Bench bench = steps(inWater(-15, "swim_up_speed", "3").keys(0, 0, 1), 20);
        assertEquals(3, bench.state.velocity.z, 1e-3);
        assertFalse(happened(bench, EventKind.JUMP));
    }

    @Test
    void wallAtTheSurfaceIsJumpedOut() {
        Bench bench = inWater(-1, "water_jump", "8").at(9.5, 0, -1).keys(1, 0, 0).step();
        assertTrue(happened(bench, EventKind.WATER_JUMP));
        double highest = 0;
        for (int i = 0; i < 100; i++) {
            highest = Math.max(highest, steps(bench, 1).state.position.z);
        }
        assertEquals(-0.9 + 8 * 8 / 50.0, highest, 0.07);
    }

    @Test
    void waterAndLaddersDoNothingWhenOff() {
        Bench dry = bench(ArenaGround.DOCUMENT, volume(Volume.Kind.WATER, POOL), Brush.box(-60, -60, -21, 60, 60, -20)).at(0, 0, -5);
        dry.state.leaveGround();
        assertEquals(-25.0 / RATE, dry.step().state.velocity.z, 1e-4);
    }

    /** Seconds until a run at 10 m/s on a floor of this texture is slower than half, without keys. */
    private static double slows(String texture, String... knobs) {
        Bench bench = bench(with(knobs).with("surfaces", "true"), Features.NONE, textured(texture, -200, -200, -1, 200, 200, 0)).moving(10, 0, 0);
        int ticks = 0;
        while (bench.state.velocity.horizontalLength() > 5 && ticks < 10_000) {
            bench.step();
            ticks++;
        }
        return ticks;
    }

    @Test
    void frictionIsScaledByTheTexture() {
        double usual = slows("stone");
        assertEquals(4 * usual, slows("floor/ice_2", "ice_friction", "0.25"), 4);
        assertEquals(4 * usual, slows("common/slick", "ice_friction", "0.25"), 4);
        assertEquals(usual / 2, slows("mud", "mud_friction", "2"), 2);
        assertEquals(usual, slows("device", "ice_friction", "0.25"));
    }

    @Test
    void iceScalesTheAccelerationAndMudTheTopSpeed() {
        Bench usual = bench(with("surfaces", "true"), Features.NONE, FLOOR).keys(1, 0, 0).step();
        Bench ice = bench(with("surfaces", "true", "ice_acceleration", "0.25"), Features.NONE, textured("ice", -200, -200, -1, 200, 200, 0)).keys(1, 0, 0).step();
        assertEquals(usual.state.velocity.x / 4, ice.state.velocity.x, 1e-4);
        Bench mud = bench(with("surfaces", "true", "mud_speed", "0.5", "mud_friction", "1"), Features.NONE, textured("mud", -200, -200, -1, 200, 200, 0)).keys(1, 0, 0);
        assertEquals(5, steps(mud, 200).state.velocity.x, 0.1);
    }

    @Test
    void rubberGivesBackItsShareOfTheFallAndSmallFallsLand() {
        Bench bench = bench(with("surfaces", "true", "rubber_bounce", "0.5", "bounce_least_speed", "2"), Features.NONE, textured("rubber", -200, -200, -1, 200, 200, 0));
        bench.at(0, 0, 2).moving(0, 0, 0).state.leaveGround();
        List<Double> bounces = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            bench.step();
            if (happened(bench, EventKind.BOUNCE)) {
                bounces.add((double) bench.state.velocity.z);
            }
        }
        assertEquals(2, bounces.size());
        assertEquals(5, bounces.get(0), 0.15);
        assertEquals(2.5, bounces.get(1), 0.15);
        assertTrue(bench.state.grounded);
    }

    @Test
    void physicsZoneScalesGravityAndSpeedInside() {
        Bench bench = bench(with("surfaces", "true"), zone(inside(1, 1, 0.3f, 0.2f, 0)), FLOOR).keys(1, 0, 0);
        assertEquals(3, steps(bench, 200).state.velocity.x, 0.1);
        bench.at(0, 0, 20).moving(0, 0, 0).keys(0, 0, 0).state.leaveGround();
        assertEquals(-0.2 * 25 / RATE, bench.step().state.velocity.z, 1e-5);
    }

    @Test
    void conveyorCarriesAndAJumpKeepsItsShare() {
        Brush belt = Brush.box(-100, -5, -1, 100, 5, 0);
        PhysicsZone zone = new PhysicsZone(PhysicsZone.Place.ON, List.of(belt), 1, 1, 1, 1, 0, new Vec3(4, 0, 0));
        Bench bench = bench(with("surfaces", "true", "conveyor_keep", "0.5"), zone(zone), belt);
        steps(bench, RATE);
        assertEquals(4, bench.state.position.x, 1e-3);
        assertEquals(0, bench.state.velocity.x, 1e-5);
        bench.keys(0, 0, 1).step();
        assertEquals(2, bench.state.velocity.x, 1e-4);
    }

    @Test
    void knockbackZoneAddsItsVelocityOncePerVisit() {
        Features features = thrust(new Thrust(List.of(Brush.box(-1, -1, 0, 1, 1, 3)), new Vec3(3, 0, 10), 0f, new Vec3(), 0f));
        Bench bench = bench(with("surfaces", "true", "thrust_scale", "0.5"), features, FLOOR).step();
        assertTrue(happened(bench, EventKind.PUSH) || bench.state.velocity.z > 4, "grounded bodies are not lifted without upward speed");
        bench = bench(with("surfaces", "true", "thrust_scale", "0.5"), features, FLOOR).at(0, 0, 2);
        bench.state.leaveGround();
        bench.step();
        assertEquals(1.5, bench.state.velocity.x, 1e-4);
        assertEquals(5 - 25.0 / RATE, bench.state.velocity.z, 1e-3);
        bench.step();
        assertEquals(1.5, bench.state.velocity.x, 1e-4);
    }

    @Test
    void radialKnockbackZoneThrowsAwayFromItsMiddle() {
        Thrust thrust = new Thrust(List.of(Brush.box(-3, -3, 0, 3, 3, 6)), new Vec3(), 12f, new Vec3(0, 0, 3), 4f);
        Bench bench = bench(with("surfaces", "true"), thrust(thrust), FLOOR).at(1, 0, 2.1);
        bench.state.leaveGround();
        bench.step();
        assertEquals(12 * (1 - 1.0 / 4), bench.state.velocity.x, 0.02);
    }

    private static final Brush DECK = Brush.box(-2, -2, -1, 2, 2, 0);

    private static Features train(float speed, Vec3... corners) {
        return new Features(List.of(), List.of(), List.of(), List.of(new Platform(0, List.of(DECK), new ClosedWalk(List.of(corners), speed))));
    }

    @ParameterizedTest
    @CsvSource({"6,0,0", "0,6,0", "0,0,3", "3,0,-4"})
    void platformCarriesItsRider(float x, float y, float z) {
        Bench bench = bench(with("platforms", "true"), train((float) Math.sqrt(x * x + y * y + z * z), new Vec3(), new Vec3(x, y, z)), DECK);
        steps(bench, RATE);
        assertEquals(x, bench.state.position.x, 0.05);
        assertEquals(y, bench.state.position.y, 0.05);
        assertEquals(z, bench.state.position.z, 0.07);
        assertTrue(bench.state.grounded);
        assertEquals(0, bench.state.velocity.horizontalLength(), 1e-3);
    }

    @Test
    void jumpTakesItsShareOfThePlatformsVelocityAlong() {
        Bench bench = steps(bench(with("platforms", "true", "platform_inherit", "0.5"), train(6, new Vec3(), new Vec3(60, 0, 0)), DECK), 20);
        bench.keys(0, 0, 1).step();
        assertEquals(3, bench.state.velocity.x, 1e-3);
    }

    @Test
    void walkingOnAPlatformIsRelativeToIt() {
        Bench bench = steps(bench(with("platforms", "true"), train(3, new Vec3(), new Vec3(60, 0, 0)), DECK), 20);
        double deck = 3.0 * 20 / RATE;
        bench.at(deck, 0, 2).moving(3, 0, 0).state.leaveGround();
        bench.state.setRegister(0, 0);
        steps(bench, 100);
        assertTrue(bench.state.grounded);
        assertEquals(0, bench.state.velocity.x, 0.05);
    }

    @Test
    void riderLeavesAPlatformThatSinksTooFast() {
        Features falling = train(6, new Vec3(), new Vec3(0, 0, -60));
        assertTrue(steps(bench(with("platforms", "true", "platform_stick", "7"), falling, DECK), 10).state.grounded);
        assertFalse(steps(bench(with("platforms", "true", "platform_stick", "5"), falling, DECK), 10).state.grounded);
    }

    @Test
    void platformPushesABodyOutOfItsWay() {
        Brush ram = Brush.box(-4, -2, 0, -1, 2, 3);
        Features features = new Features(List.of(), List.of(), List.of(), List.of(new Platform(0, List.of(ram), new ClosedWalk(List.of(new Vec3(), new Vec3(60, 0, 0)), 4f))));
        Bench bench = steps(bench(with("platforms", "true"), features, ram, FLOOR), RATE);
        assertEquals(-1 + 4 + 0.4, bench.state.position.x, 0.05);
        assertEquals(0, bench.state.velocity.x, 0.05);
    }

    private static final Brush RAM = Brush.box(-4, -2, 0.1f, -1, 2, 3);

    private static Features press() {
        return new Features(List.of(), List.of(), List.of(), List.of(new Platform(0, List.of(RAM), new ClosedWalk(List.of(new Vec3(), new Vec3(6, 0, 0)), 4f))));
    }

    @Test
    void crushedBodyIsSentBack() {
        BrushWorld world = BrushWorld.of(List.of(RAM, FLOOR, Brush.box(1, -5, 0, 4, 5, 5)), press(), () -> false);
        Level level = new Level("press", 0, 1f, world, List.of(new Spawn("start", 0f, 10f, 0f, 0f)), List.of(), List.of(), List.of());
        Simulation simulation = new Simulation(ArenaGround.MODEL, with("platforms", "true"), level, (tick, state, command) -> command.set(0f, 0f, 0f, 0f, 0f, 0));
        simulation.state().position.set(0f, 0f, 0.02f);
        boolean crushed = false;
        for (int i = 0; i < 2 * RATE && !crushed; i++) {
            simulation.tick();
            crushed = happened(simulation.report(), EventKind.CRUSH);
        }
        assertTrue(crushed && happened(simulation.report(), EventKind.RESPAWN));
        assertEquals(10, simulation.state().position.y, 1e-4);
    }

    @Test
    void platformPassesThroughAPressedBody() {
        Bench bench = bench(with("platforms", "true", "platform_crush", "pass"), press(), RAM, FLOOR, Brush.box(1, -5, 0, 4, 5, 5));
        for (int i = 0; i < 3 * RATE; i++) {
            steps(bench, 1);
            assertFalse(happened(bench, EventKind.CRUSH));
            assertTrue(bench.state.position.x < 0.61 && bench.state.position.z < 0.1, () -> bench.state.position.toString());
        }
        bench.keys(-1, 0, 0);
        assertTrue(steps(bench, 20).state.velocity.x < -1);
    }

    @Test
    void trainsStandStillWhenOff() {
        Bench bench = steps(bench(ArenaGround.DOCUMENT, train(6, new Vec3(), new Vec3(60, 0, 0)), DECK), RATE);
        assertEquals(0, bench.state.position.x, 1e-5);
        assertTrue(bench.state.grounded);
    }

    @Test
    void recoilPushesAgainstTheViewAndSelfScaleWeakensIt() {
        Bench bench = bench(with("blast", "true", "blast_shape", "recoil", "blast_speed", "12", "blast_self", "0.5"), Features.NONE, FLOOR).at(0, 0, 50);
        bench.state.leaveGround();
        bench.command.buttons = Command.PUSH;
        bench.command.pitch = (float) Math.toRadians(-90);
        assertEquals(6 - 25.0 / RATE, bench.step().state.velocity.z, 1e-3);
    }

    @Test
    void eachFurtherAirJumpIsLower() {
        Bench bench = bench(with("air_jumps", "true", "air_jump_count", "3", "air_jump_height", "2", "air_jump_fade", "0.25"), Features.NONE, FLOOR).at(0, 0, 50);
        bench.state.leaveGround();
        List<Double> speeds = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            bench.keys(0, 0, 1).step();
            speeds.add(bench.state.velocity.z + 25.0 / RATE);
            bench.keys(0, 0, 0).step();
        }
        assertEquals(10, speeds.get(0), 1e-3);
        assertEquals(5, speeds.get(1), 1e-3);
        assertEquals(2.5, speeds.get(2), 1e-3);
    }
}
