package dev.goldenangle.route;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Waypoint;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Each ability that a player uses by keys has a map that can be passed with it and not without it. */
class AbilityMapsTest {
    private static final Model ARENA = GoldenRuns.model("arena/default");
    private static final ParameterSet OFF = GoldenRuns.parameters("arena/default");

    private static Level level(AbilityType ability) {
        return GoldenRuns.level("parkour-" + ability.name().toLowerCase(Locale.ROOT).replace('_', '-'), ARENA);
    }

    private static ParameterSet with(AbilityType ability) {
        return OFF.with(ability.switchParameter(), 1);
    }

    private static double courseTime(Level level, ParameterSet parameters, BotType bot, double seconds) {
        return Metric.COURSE_TIME.of(new RunReader(BotRun.of(ARENA, level, bot).under(parameters).record(seconds)));
    }

    @ParameterizedTest
    @MethodSource("dev.goldenangle.ability.AbilityType#ofPlayer")
    void waypointBotPassesTheMapWithTheAbility(AbilityType ability) {
        assertTrue(courseTime(level(ability), with(ability), BotType.WAYPOINT, 10) < 4);
    }

    @ParameterizedTest
    @MethodSource("dev.goldenangle.ability.AbilityType#ofPlayer")
    void noBotPassesTheMapWithoutTheAbility(AbilityType ability) {
        for (BotType bot : BotType.values()) {
            assertEquals(Double.NaN, courseTime(level(ability), OFF, bot, 12), bot.id());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.goldenangle.ability.AbilityType#ofPlayer")
    void pathIsFoundWithTheAbilityAndFollowedByTheBot(AbilityType ability) {
        RouteAnswer found = find(level(ability), with(ability));
        // The search jumps off the unseen wall beside the course, which the bot does not touch.
        RouteAnswer.Outcome wanted = ability == AbilityType.WALL_JUMP ? RouteAnswer.Outcome.FOUND : RouteAnswer.Outcome.FOLLOWED;
        assertEquals(wanted, found.outcome(), found.route().toString());
    }

    @ParameterizedTest
    @MethodSource("dev.goldenangle.ability.AbilityType#ofPlayer")
    void noPathIsFoundWithoutTheAbility(AbilityType ability) {
        assertEquals(RouteAnswer.Outcome.NO_WAY, find(level(ability), OFF).outcome());
    }

    private static RouteAnswer find(Level level, ParameterSet parameters) {
        List<Waypoint> places = level.waypoints();
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, places.get(0))).with(stop(CourseStop.Kind.FINISH, places.get(places.size() - 1)));
        return new RouteFinder(ARENA, parameters, level, () -> false).find(course);
    }

    private static CourseStop stop(CourseStop.Kind kind, Waypoint place) {
        return new CourseStop(kind, place.feet().x, place.feet().y, place.feet().z);
    }
}
