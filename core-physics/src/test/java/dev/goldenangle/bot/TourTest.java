package dev.goldenangle.bot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.Waypoint;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Model;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.stream.Stream;

/** The waypoint bot goes on for a minute on every shipped map of every world: it stands still only where a course ends for good. */
class TourTest {
    private static final double SECONDS = 60;
    private static final double STILL_SECONDS = 2;
    /** Who covers less than a fifth of what W covers in a second stands still. */
    private static final double STILL_SHARE = 0.2;

    static Stream<Arguments> tours() {
        return ModelCatalog.models().stream().flatMap(model -> SampleMaps.files().stream()
                .filter(file -> LevelReader.worldType(SampleMaps.read(file).orElseThrow()) == model.worldType()).map(file -> Arguments.of(model.id(), file)));
    }

    private static RunReader tour(Model model, Level level) {
        return new RunReader(BotRun.of(model, level, BotType.WAYPOINT).record(SECONDS));
    }

    private static Level level(Model model, String file) {
        return LevelReader.read(file, SampleMaps.read(file).orElseThrow(), model.unitsPerMetre());
    }

    @ParameterizedTest
    @MethodSource("tours")
    void everyShippedMapIsTouredWithoutStandingStill(String id, String file) {
        Model model = ModelCatalog.find(id).orElseThrow();
        Level level = level(model, file);
        RunReader run = tour(model, level);
        int window = (int) Math.round(STILL_SECONDS / run.tickSeconds());
        int still = firstStandstill(run, window);
        if (still >= 0) {
            assertTrue(hasPassedAll(run, level, still), () -> "stands still at " + still * run.tickSeconds() + " s, before the course was done");
            for (int tick = still + window; tick < run.length(); tick++) {
                assertTrue(!run.hasKeys(tick), "and then rests instead of pushing on, tick " + tick);
            }
        }
    }

    private static int firstStandstill(RunReader run, int window) {
        int since = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            boolean left = Math.hypot(run.x(tick) - run.x(since), run.y(tick) - run.y(since)) > STILL_SHARE * run.w();
            since = left ? tick : since;
            if (tick - since >= window) {
                return since;
            }
        }
        return -1;
    }

    /** Each waypoint in turn, as near as a bot that cuts corners comes. */
    private static boolean hasPassedAll(RunReader run, Level level, int until) {
        int next = 0;
        for (int tick = 0; tick <= until && next < level.waypoints().size(); tick++) {
            Waypoint place = level.waypoints().get(next);
            next += Math.hypot(run.x(tick) - place.feet().x, run.y(tick) - place.feet().y) < 0.5 * run.w() ? 1 : 0;
        }
        return next == level.waypoints().size() && next > 0;
    }

    @ParameterizedTest
    @MethodSource("tours")
    void theViewIsSteadyWhereVelocityFollowsIt(String id, String file) {
        Model model = ModelCatalog.find(id).orElseThrow();
        if (model.theory(model.parameters().defaults()).isPresent()) {
            return;
        }
        RunReader run = tour(model, level(model, file));
        float last = 0f;
        int flips = 0;
        for (int tick = 1; tick < run.length(); tick++) {
            float turn = Angles.difference(run.yaw(tick - 1), run.yaw(tick));
            flips += turn * last < 0f && Math.min(Math.abs(turn), Math.abs(last)) > Math.toRadians(15) ? 1 : 0;
            last = turn;
        }
        assertTrue(flips < 0.01 * run.length(), flips + " of " + run.length() + " ticks turn the view back by more than 15°");
    }
}
