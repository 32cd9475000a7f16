package dev.goldenangle.bot;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Waypoint;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** The waypoint bot with a view that a person could have. */
class WaypointViewTest {
    private static final double DEGREES_PER_SECOND = 840;
    private static final double SECONDS = 60;
    private static final Set<String> MODELS = Set.of("arena", "quakeworld", "strafejump", "marathon", "tilestep");
    /** The rules may round the view. */
    private static final double ROUNDED_DEGREES = 1;
    /** A move that is longer than this share of W per second is a teleport, which also turns the view. */
    private static final double TELEPORT_SPEED = 30;

    static Stream<Arguments> courses() {
        return TourTest.tours().filter(tour -> MODELS.contains(GoldenRuns.model((String) tour.get()[0]).id()) && !waypoints((String) tour.get()[0], (String) tour.get()[1]).isEmpty());
    }

    static Stream<Arguments> arenaCourses() {
        return courses().filter(tour -> List.of("arena-loop", "doorways").contains(tour.get()[1]));
    }

    private static List<Waypoint> waypoints(String preset, String map) {
        return GoldenRuns.level(map, GoldenRuns.model(preset)).waypoints();
    }

    private static BotRun bot(String preset, String map) {
        Model model = GoldenRuns.model(preset);
        return BotRun.of(model, GoldenRuns.level(map, model), BotType.WAYPOINT).under(GoldenRuns.parameters(preset));
    }

    private static BotRun likeAPerson(String preset, String map) {
        return bot(preset, map).with("turn_rate", DEGREES_PER_SECOND + "deg").with("jump_room", "0.3").with("arrive", "4");
    }

    @ParameterizedTest
    @MethodSource("courses")
    void viewTurnsNoFasterThanItsLimit(String preset, String map) {
        RunReader run = new RunReader(likeAPerson(preset, map).record(SECONDS));
        double most = DEGREES_PER_SECOND * run.tickSeconds() + ROUNDED_DEGREES;
        for (int tick = 1; tick < run.length(); tick++) {
            double turn = Math.toDegrees(Math.abs(Angles.difference(run.yaw(tick - 1), run.yaw(tick))));
            double moved = Math.hypot(run.x(tick) - run.x(tick - 1), run.y(tick) - run.y(tick - 1));
            int at = tick;
            assertTrue(turn <= most || moved > TELEPORT_SPEED * run.w() * run.tickSeconds(), () -> "turns by " + turn + "° on tick " + at + ", moves " + moved);
        }
    }

    /** A bot with a person's view jumps in less room and cuts corners more than the bot with default knobs. */
    @ParameterizedTest
    @MethodSource("arenaCourses")
    void personsViewPassesAsManyPlacesAsAViewWithoutLimit(String preset, String map) {
        int free = places(bot(preset, map), preset, map);
        int limited = places(likeAPerson(preset, map), preset, map);
        assertTrue(limited >= free - 1, limited + " places in " + SECONDS + " s, but " + free + " without a limit");
    }

    private static int places(BotRun bot, String preset, String map) {
        RunReader run = new RunReader(bot.record(SECONDS));
        List<Waypoint> places = waypoints(preset, map);
        int passed = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            Vec3 next = places.get(passed % places.size()).feet();
            passed += Math.hypot(run.x(tick) - next.x, run.y(tick) - next.y) < 0.5 * run.w() ? 1 : 0;
        }
        return passed;
    }
}
