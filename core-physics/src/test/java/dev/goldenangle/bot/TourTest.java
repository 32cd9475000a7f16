package dev.goldenangle.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.Waypoint;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.Run;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Bots that follow a map keep moving for a minute on every shipped map of every world that needs no ability, under every shipped preset. */
class TourTest {
    private static final double SECONDS = 60;
    private static final double STILL_SECONDS = 2;
    /** A bot that covers less than a fifth of the distance at W in a second stands still. */
    private static final double STILL_SHARE = 0.2;
    private static final Map<String, Tour> TOURS = new HashMap<>();

    static Stream<Arguments> tours() {
        return GoldenRuns.presets().stream().flatMap(preset -> SampleMaps.files().stream()
                .filter(file -> LevelReader.worldType(SampleMaps.read(file).orElseThrow()) == GoldenRuns.model(preset).worldType())
                .filter(file -> GoldenRuns.level(SampleMaps.idOf(file), GoldenRuns.model(preset)).waypoints().stream().noneMatch(place -> place.move().isSpecial()))
                .map(file -> Arguments.of(preset, file.substring(0, file.lastIndexOf('.')))));
    }

    static Stream<Arguments> toursWhereVelocityFollowsTheView() {
        return tours().filter(tour -> {
            String preset = (String) tour.get()[0];
            return GoldenRuns.model(preset).theory(GoldenRuns.parameters(preset)).isEmpty();
        });
    }

    static Stream<Arguments> surfing() {
        return tours().filter(tour -> tour.get()[1].equals("surf"));
    }

    private static Run tour(String preset, String map, BotType bot) {
        return tour(preset, map, bot, SECONDS);
    }

    static Run tour(String preset, String map, BotType bot, double seconds) {
        Model model = GoldenRuns.model(preset);
        return BotRun.of(model, GoldenRuns.level(map, model), bot).under(GoldenRuns.parameters(preset)).record(seconds);
    }

    /** What the tests ask of a waypoint bot's tour, kept because several ask about the same one. */
    private record Tour(Stop stop, int flips, int length) {
    }

    /** The first place where a bot stands still. */
    private record Stop(double seconds, Vec3 place) {
    }

    private static Tour waypointTour(String preset, String map) {
        return TOURS.computeIfAbsent(preset + " " + map, name -> {
            RunReader run = new RunReader(tour(preset, map, BotType.WAYPOINT));
            return new Tour(firstStop(run), flips(run), run.length());
        });
    }

    @AfterAll
    static void forgetTours() {
        TOURS.clear();
    }

    @ParameterizedTest
    @MethodSource("tours")
    void everyShippedMapIsTouredWithoutStandingStill(String preset, String map) {
        assertNull(waypointTour(preset, map).stop, "stands still");
    }

    @ParameterizedTest
    @MethodSource("surfing")
    void surfMapsAreTouredWithoutStandingStill(String preset, String map) {
        assertNull(firstStop(new RunReader(tour(preset, map, BotType.SURFER))), "stands still");
    }

    private static Stop firstStop(RunReader run) {
        int since = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            boolean left = Math.hypot(run.x(tick) - run.x(since), run.y(tick) - run.y(since)) > STILL_SHARE * run.w();
            since = left ? tick : since;
            if ((tick - since) * run.tickSeconds() >= STILL_SECONDS) {
                return new Stop(since * run.tickSeconds(), new Vec3(run.x(since), run.y(since), run.z(since)));
            }
        }
        return null;
    }

    /** The courses are run to their end, repeatedly. */
    @ParameterizedTest
    @CsvSource({"arena/default, arena-loop", "quakeworld/classic, arena-loop", "goldsrc/halflife, arena-loop", "arena/default, doorways", "strafejump/vq3, doorways", "strafejump/capped-30, doorways",
        "quakeworld/classic, doorways", "goldsrc/halflife, doorways", "marathon/default, sector-steps", "marathon/walking, sector-steps", "marathon/default, sector-pool", "tilestep/default, tile-edges",
        "tilestep/step-up, tile-fort", "tilestep/default, tile-stairs", "marathon/low-gravity, sector-torture"})
    void coursesAreRunRepeatedly(String preset, String map) {
        RunReader run = new RunReader(tour(preset, map, BotType.WAYPOINT));
        List<Waypoint> places = GoldenRuns.level(map, GoldenRuns.model(preset)).waypoints();
        int passed = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            Vec3 next = places.get(passed % places.size()).feet();
            passed += Math.hypot(run.x(tick) - next.x, run.y(tick) - next.y) < 0.5 * run.w() ? 1 : 0;
        }
        assertTrue(passed >= 2 * places.size(), passed + " of " + places.size() + " places");
    }

    @ParameterizedTest
    @MethodSource("toursWhereVelocityFollowsTheView")
    void viewIsSteadyInModelsWhereVelocityFollowsIt(String preset, String map) {
        Tour tour = waypointTour(preset, map);
        assertEquals(0.0, tour.flips / (double) tour.length, 0.005, tour.flips + " of " + tour.length + " ticks turn the view back by more than 15°");
    }

    private static int flips(RunReader run) {
        float last = 0f;
        int flips = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            float turn = Angles.difference(run.yaw(tick - 1), run.yaw(tick));
            flips += turn * last < 0f && Math.min(Math.abs(turn), Math.abs(last)) > Math.toRadians(15) ? 1 : 0;
            last = turn;
        }
        return flips;
    }
}
