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
import org.junit.jupiter.params.provider.EnumSource;

import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Each ability has a map that can be passed with it and not without it. */
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
    @EnumSource(AbilityType.class)
    void scratch(AbilityType ability) {
        Level level = level(ability);
        RunReader run = new RunReader(BotRun.of(ARENA, level, BotType.WAYPOINT).under(with(ability)).record(30));
        System.out.println("SCRATCH " + ability + " on " + Metric.COURSE_TIME.of(run) + " off " + courseTime(level, OFF, BotType.WAYPOINT, 30));
        RouteAnswer on = find(level, with(ability));
        System.out.println("SCRATCH " + ability + " find on " + on.outcome() + " " + on.seconds() + " " + on.route().map(r -> r.points().stream().map(p -> p.move() + "@" + p.x() + "," + p.y() + "," + p.z()).toList().toString()).orElse("-") + " off " + find(level, OFF).outcome());
        if (ability == AbilityType.BLAST) {
            TestWalk walk = new TestWalk(ARENA, with(ability), level.bare());
            dev.goldenangle.state.MoverState at = walk.settle(-5, 0, 0);
            for (float x : new float[] {-3f, -2.5f, -2f, -1.5f}) {
                dev.goldenangle.state.MoverState end = walk.leap(at, 0f, new dev.goldenangle.math.Vec3(x, 0f, 0f), dev.goldenangle.command.Move.BLAST);
                System.out.println("SCRATCH B " + x + " " + (end == null ? null : end.position.x + " " + end.position.z) + " " + walk.ticks + " " + walk.airTicks);
            }
        }
        if (!(Metric.COURSE_TIME.of(run) < 4)) {
            for (int t = 0; t < run.length() && t < 300; t += 6) {
                System.out.println("SCRATCH   " + t + " " + run.x(t) + " " + run.y(t) + " " + run.z(t) + " v " + run.vx(t) + " " + run.run().get(dev.goldenangle.telemetry.CommonColumn.VZ, t));
            }
        }
    }

    private static RouteAnswer find(Level level, ParameterSet parameters) {
        List<Waypoint> places = level.waypoints();
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, places.get(0))).with(stop(CourseStop.Kind.FINISH, places.get(places.size() - 2)));
        return new RouteFinder(ARENA, parameters, level, () -> false).find(course);
    }

    private static CourseStop stop(CourseStop.Kind kind, Waypoint place) {
        return new CourseStop(kind, place.feet().x, place.feet().y, place.feet().z);
    }
}
