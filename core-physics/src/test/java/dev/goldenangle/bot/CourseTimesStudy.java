package dev.goldenangle.bot;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Waypoint;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Prints, for every shipped preset and map with waypoints, how the waypoint bot does in two minutes: places passed, laps, mean and best
 * lap time, the share of ticks that turn the view by more than 30°, and the fastest turn. {@code -Dknobs=turn_rate=840deg,jump_room=0.3} sets
 * knobs of the bot.
 */
@Tag("study")
class CourseTimesStudy {
    private static final double SECONDS = 120;
    private static final double SHARP = Math.toRadians(30);

    @Test
    void lapTimesAndTurnsPerPresetAndMap() {
        int tours = 0;
        System.out.printf("%-22s %-15s %7s %5s %9s %9s %7s %9s%n", "preset", "map", "places", "laps", "mean s", "best s", ">30° %", "most °/s");
        for (var tour : TourTest.tours().toList()) {
            tours += print((String) tour.get()[0], (String) tour.get()[1]) ? 1 : 0;
        }
        assertTrue(tours > 0);
    }

    private static BotRun bot(String preset, String map) {
        Model model = GoldenRuns.model(preset);
        BotRun bot = BotRun.of(model, GoldenRuns.level(map, model), BotType.WAYPOINT).under(GoldenRuns.parameters(preset));
        for (String knob : System.getProperty("knobs", "").split(",")) {
            bot = knob.isEmpty() ? bot : bot.with(knob.substring(0, knob.indexOf('=')), knob.substring(knob.indexOf('=') + 1));
        }
        return bot;
    }

    private static boolean print(String preset, String map) {
        List<Waypoint> places = GoldenRuns.level(map, GoldenRuns.model(preset)).waypoints();
        if (places.isEmpty()) {
            return false;
        }
        RunReader run = new RunReader(bot(preset, map).record(SECONDS));
        int passed = 0;
        int lapBegan = 0;
        double best = Double.NaN;
        int sharp = 0;
        double most = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            Vec3 next = places.get(passed % places.size()).feet();
            if (Math.hypot(run.x(tick) - next.x, run.y(tick) - next.y) < 0.5 * run.w()) {
                passed++;
                if (passed % places.size() == 0) {
                    double lap = (tick - lapBegan) * run.tickSeconds();
                    best = passed == places.size() || !(best <= lap) ? lap : best;
                    lapBegan = tick;
                }
            }
            double turn = tick == 0 ? 0 : Math.abs(Angles.difference(run.yaw(tick - 1), run.yaw(tick)));
            sharp += turn > SHARP ? 1 : 0;
            most = Math.max(most, turn);
        }
        int laps = passed / places.size();
        System.out.printf(Locale.ROOT, "%-22s %-15s %7d %5d %9.2f %9.2f %7.2f %9.0f%n", preset, map, passed, laps, laps == 0 ? Double.NaN : lapBegan * run.tickSeconds() / laps, best,
                100.0 * sharp / run.length(), Math.toDegrees(most) / run.tickSeconds());
        return true;
    }
}
