package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.math.IntegerTrig;
import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorBuilder;
import dev.goldenangle.world.sector.SectorWorld;

import org.junit.jupiter.api.Test;

/** The fifteen details in which a plausible reading of the game goes wrong, each with the game's own numbers. */
class MarathonTrapsTest {
    private static final int WALK = Keys.FORWARD;
    private static final int RUN = Keys.FORWARD | Keys.RUN;

    private static SectorBuilder room(SectorBuilder builder, int west, int east, int floor, Medium medium) {
        builder.polygon(new int[] {west, -4000, east, -4000, east, 4000, west, 4000}, floor, 30000, medium);
        return builder;
    }

    private static PlayerReplay in(SectorWorld world, int x, int z) {
        PlayerReplay replay = new PlayerReplay(world);
        replay.player.x = x << 6;
        replay.player.worldX = x;
        replay.player.polygon = world.polygonAt(x, 0);
        replay.player.z = z;
        replay.player.worldZ = z >> 6;
        replay.player.floor = world.floor(replay.player.polygon) << 6;
        replay.player.ceiling = world.ceiling(replay.player.polygon) << 6;
        return replay;
    }

    private static PlayerReplay flat(int z) {
        return in(room(new SectorBuilder(), -14000, 14000, 0, null).build(), 0, z);
    }

    /** West of x = 0 the first height, east of it the second. */
    private static SectorWorld step(int west, int east) {
        return room(room(new SectorBuilder(), -8000, 0, west, null), 0, 8000, east, null).build();
    }

    private static void ticks(PlayerReplay replay, int count, int keys) {
        for (int i = 0; i < count; i++) {
            replay.tick(keys);
        }
    }

    @Test
    void trap1GravityIsTruncatedNotRounded() {
        PlayerReplay replay = flat(65536);
        replay.tick(0);
        assertEquals(-163, replay.player.pushK);
    }

    @Test
    void trap2NegativeCosinesAreTruncatedTowardsZero() {
        assertEquals(724, IntegerTrig.cos(64));
        assertEquals(-723, IntegerTrig.cos(192));
        assertEquals(-12, IntegerTrig.sin(511));
    }

    @Test
    void trap3PositionMovesByTheNewSpeed() {
        PlayerReplay replay = flat(0);
        int[] expected = {327, 981, 1962};
        for (int x : expected) {
            replay.tick(WALK);
            assertEquals(x, replay.player.x);
        }
        ticks(replay, 11, WALK);
        assertEquals(4578, replay.player.velocity);
        replay.tick(WALK);
        assertEquals(4681, replay.player.velocity, "top speed at tick 15");
    }

    @Test
    void trap4ReversingAddsDeceleration() {
        PlayerReplay replay = flat(0);
        replay.player.velocity = 4681;
        int[] expected = {3699, 2717, 1735, 753, -229, -556};
        for (int velocity : expected) {
            replay.tick(Keys.BACKWARD);
            assertEquals(velocity, replay.player.velocity);
        }
    }

    @Test
    void trap5AboveTheWalkingLimitTheKeyIsIgnored() {
        PlayerReplay replay = flat(0);
        replay.player.velocity = 8192;
        int[] expected = {7537, 6882, 6227, 5572, 4917, 4262, 4589, 4681, 4681};
        for (int velocity : expected) {
            replay.tick(WALK);
            assertEquals(velocity, replay.player.velocity);
        }
    }

    @Test
    void trap6LandingSinksInAndReboundsAtHalf() {
        PlayerReplay replay = flat(65536);
        ticks(replay, 28, 0);
        assertEquals(-642, replay.player.z);
        assertEquals(-4564, replay.player.pushK);
        replay.tick(0);
        assertEquals(1531, replay.player.z);
        assertEquals(2173, replay.player.pushK);
        replay.tick(0);
        assertEquals(502, replay.player.pushK);
        ticks(replay, 1, 0);
        assertTrue(replay.player.z != 0 || replay.player.pushK != 0, "not yet at rest at tick 31");
        replay.tick(0);
        assertEquals(0, replay.player.z, "rest at tick 32");
        assertEquals(0, replay.player.pushK);
    }

    @Test
    void trap7LongFallReachesTerminalSpeedAndBounces() {
        PlayerReplay replay = flat(5 * 65536);
        ticks(replay, 57, 0);
        assertTrue(replay.player.pushK > -9362);
        replay.tick(0);
        assertEquals(-9362, replay.player.pushK, "terminal at tick 58");
        int highest = 0;
        int rest = 0;
        boolean bounced = false;
        for (int tick = 59; tick <= 100; tick++) {
            replay.tick(0);
            bounced |= replay.player.z < 0;
            highest = bounced ? Math.max(highest, replay.player.z) : 0;
            rest = rest == 0 && replay.player.z == 0 && replay.player.pushK == 0 ? tick : rest;
        }
        assertEquals(6753, highest);
        assertEquals(85, rest);
    }

    @Test
    void trap8HighestStepIs341() {
        PlayerReplay climbs = in(step(0, 341), -1000, 0);
        ticks(climbs, 120, WALK);
        assertTrue(climbs.player.x > 0);
        assertEquals(341 << 6, climbs.player.z);
        PlayerReplay stops = in(step(0, 342), -1000, 0);
        ticks(stops, 120, WALK);
        assertEquals(-16384, stops.player.x);
        assertEquals(4681, stops.player.velocity, "walls take no speed");
    }

    @Test
    void trap9DropOf63TakesOneTickAndOf64IsAFall() {
        PlayerReplay steps = in(step(63, 0), -300, 63 << 6);
        PlayerReplay falls = in(step(64, 0), -300, 64 << 6);
        while (steps.player.floor > 0) {
            steps.tick(WALK);
        }
        steps.tick(WALK);
        assertEquals(0, steps.player.z);
        while (falls.player.floor > 0) {
            falls.tick(WALK);
        }
        falls.tick(WALK);
        assertEquals(3933, falls.player.z);
        falls.tick(WALK);
        assertEquals(3607, falls.player.z);
    }

    @Test
    void trap10StepsAreClimbedByAcceleration() {
        PlayerReplay replay = in(step(0, 307), -1000, 0);
        while (replay.player.floor == 0) {
            replay.tick(RUN);
        }
        for (int k = 327; k <= 3597; k += 327) {
            replay.tick(RUN);
            assertEquals(k, replay.player.pushK);
        }
        replay.tick(RUN);
        assertEquals(858, replay.player.pushK, "quartered on the way out");
    }

    @Test
    void trap11PushMovesBeforeItLosesSpeed() {
        PlayerReplay ground = flat(0);
        ground.push(0, 0, 64);
        ground.tick(0);
        assertEquals(4096, ground.player.x);
        assertEquals(3769, ground.player.pushI);
        PlayerReplay air = flat(65536);
        air.push(0, 0, 64);
        air.tick(0);
        assertEquals(4015, air.player.pushI);
    }

    @Test
    void trap12VeryHardPushGrowsUntilItIsGone() {
        PlayerReplay replay = in(room(new SectorBuilder(), -16000, 16000, 0, null).build(), -15000, 0);
        replay.push(0, 0, 600);
        assertEquals(38400, replay.player.pushI);
        replay.tick(0);
        assertEquals(38400 + 327, replay.player.pushI);
        int previous = replay.player.pushI;
        while (replay.player.pushI != 0) {
            previous = replay.player.pushI;
            replay.tick(0);
            replay.player.x = 0;
            replay.player.worldX = 0;
        }
        assertTrue(previous > 65536 - 327 && previous <= 65536 + 327, "gone near 65536, was " + previous);
    }

    @Test
    void trap13LiquidLimitsAFallAtOnce() {
        PlayerReplay replay = in(room(new SectorBuilder(), -4000, 4000, 0, new Medium(Medium.Kind.WATER, 400, 0, 0)).build(), 0, 65536);
        ticks(replay, 20, 0);
        replay.player.pushK = -4727;
        replay.player.flags |= Player.FEET_IN_MEDIUM;
        replay.tick(0);
        assertEquals(-4681, replay.player.pushK);
    }

    @Test
    void trap14StepsContinueInTheAirAndPauseWhileClimbing() {
        PlayerReplay air = flat(65536);
        air.player.velocity = 4681;
        air.tick(0);
        assertEquals(3276, air.player.stepPhase);
        PlayerReplay climbing = in(step(0, 307), -1000, 0);
        while (climbing.player.floor == 0) {
            climbing.tick(RUN);
        }
        int phase = climbing.player.stepPhase;
        ticks(climbing, 5, RUN);
        assertEquals(phase, climbing.player.stepPhase);
    }

    @Test
    void trap15GlanceReturnsByWholeSpeeds() {
        PlayerReplay replay = flat(0);
        ticks(replay, 10, Keys.GLANCE_LEFT);
        assertEquals(-8388608, replay.player.glance);
        ticks(replay, 6, 0);
        assertEquals(-2, replay.player.glance, "tick 16");
        replay.tick(0);
        assertEquals(0, replay.player.glance, "tick 17");
    }

    /**
     * Beside a step up, the floor of the step and the higher of both ceilings count, and a body rises a little above its
     * floor before it settles. So its head can be above the ceiling of its own room.
     */
    @Test
    void headCanRiseAboveTheLowerCeilingBesideAStep() {
        SectorBuilder builder = new SectorBuilder();
        builder.polygon(new int[] {-8000, -4000, 0, -4000, 0, 4000, -8000, 4000}, 0, 1165, null);
        builder.polygon(new int[] {0, -4000, 8000, -4000, 8000, 4000, 0, 4000}, 341, 3000, null);
        SectorWorld world = builder.build();
        PlayerReplay replay = in(world, -200, 0);
        int highest = 0;
        for (int tick = 0; tick < 60; tick++) {
            replay.tick(0);
            assertEquals(0, replay.player.polygon, "stays in the low room");
            highest = Math.max(highest, replay.player.worldZ);
        }
        assertEquals(3000, replay.player.ceiling >> 6);
        assertTrue(highest + 819 > 1165, "head at " + (highest + 819));
        assertEquals(341 + 819, replay.player.worldZ + 819, "settles below the ceiling");
    }
}
