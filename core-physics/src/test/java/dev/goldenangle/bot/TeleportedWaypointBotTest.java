package dev.goldenangle.bot;

import dev.goldenangle.command.Move;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A teleported waypoint bot continues along the nearest part of its course. Eight radii, 3.2 m, plus the distance of
 * its speed in two ticks are not a teleport.
 */
class TeleportedWaypointBotTest extends WaypointMoments {
    /** The line from the first place to the second passes the start, so the bot turns west as soon as it was teleported. */
    private static final List<BotContext.Place> EAST_THEN_WEST = List.of(at(50, 0), at(-50, 0));

    private boolean isATeleport(double x, double y, double speed) {
        CommandSource bot = bot(EAST_THEN_WEST);
        ground(0, 0, 0, 0).ask(bot).gives(1, 0, 0, -0.1);
        ground(x, y, speed, 0).ask(bot);
        return Math.cos(command.yaw) < 0;
    }

    @Test
    void threeMetresAtOnceAreAStepAndMoreIsATeleport() {
        assertFalse(isATeleport(0, 3.1, 0));
        assertTrue(isATeleport(0, 3.3, 0));
        assertFalse(isATeleport(3.1, 0, 0));
        assertTrue(isATeleport(-3.3, 0, 0));
        assertFalse(isATeleport(2.2, 2.2, 0));
        assertTrue(isATeleport(2.3, 2.3, 0));
    }

    @Test
    void fastBotCoversMoreWithoutATeleport() {
        assertFalse(isATeleport(4.1, 0, 5));
        assertTrue(isATeleport(4.3, 0, 5));
    }

    @Test
    void startIsNotATeleport() {
        ground(0, 20, 0, 0).begin(EAST_THEN_WEST);
        assertTrue(Math.cos(command.yaw) > 0);
        ground(20, 0, 0, 0).begin(EAST_THEN_WEST);
        assertTrue(Math.cos(command.yaw) > 0);
    }

    /** Second implementation: the nearest of a thousand points of each part. */
    @Property(tries = 100)
    void continuesAlongTheNearestPart(@ForAll long seed) {
        Random random = new Random(seed);
        List<Vec3> course = Stream.generate(() -> anywhere(random)).limit(4).toList();
        CommandSource bot = bot(course.stream().map(feet -> new BotContext.Place(feet, Move.RUN)).toList());
        Vec3 put = anywhere(random);
        ground(put.x + 50, put.y + 50, 0, 0).ask(bot);
        ground(put.x, put.y, 0, 0);
        state.position.z = put.z;
        ask(bot);
        double[] distances = {between(put, course.get(0)), nearest(put, course, 1), nearest(put, course, 2), nearest(put, course, 3)};
        double least = Stream.of(0, 1, 2, 3).mapToDouble(i -> distances[i]).min().orElseThrow();
        List<Integer> candidates = Stream.of(0, 1, 2, 3).filter(i -> distances[i] < least + 0.1).toList();
        assertTrue(candidates.stream().anyMatch(i -> isHeadedFor(course.get(i)) || isAbove(course.get(i))), "one of " + candidates + " of " + course + " from " + put);
    }

    /** A place below the bot counts as reached. */
    private boolean isAbove(Vec3 place) {
        return Math.hypot(place.x - state.position.x, place.y - state.position.y) < 1.3;
    }

    private boolean isHeadedFor(Vec3 place) {
        double course = Math.atan2(place.y - state.position.y, place.x - state.position.x) - 0.1;
        return Math.abs(Math.IEEEremainder(course - command.yaw, 2 * Math.PI)) < NEAR;
    }

    private static Vec3 anywhere(Random random) {
        return new Vec3(random.nextFloat(-50, 50), random.nextFloat(-50, 50), random.nextFloat(-50, 50));
    }

    private static double between(Vec3 one, Vec3 other) {
        return new Vec3().set(one).sub(other).length();
    }

    private static double nearest(Vec3 from, List<Vec3> course, int part) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i <= 1000; i++) {
            Vec3 on = new Vec3().set(course.get(part)).sub(course.get(part - 1)).scale(i / 1000f).add(course.get(part - 1));
            least = Math.min(least, between(on, from));
        }
        return least;
    }

    @Test
    void segmentWithoutLengthCountsAsAPoint() {
        CommandSource bot = bot(List.of(at(0, 50), at(30, 0), at(30, 0), at(0, -50)));
        ground(0, 0, 0, 0).ask(bot);
        ground(35, 0, 0, 0).ask(bot);
        assertEquals(Math.PI - 0.1, command.yaw, NEAR);
    }
}
