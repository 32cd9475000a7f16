package dev.goldenangle.bot;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** The shipped surf map is surfed, lap after lap, under every shipped Quake preset. */
class SurferBotTest {
    private static final double CREST = -400 * Math.tan(Math.toRadians(46)) - 10;
    private static final double SLOPE = Math.tan(Math.toRadians(50));

    private static Run surf(String preset, double seconds) {
        Model model = GoldenRuns.model(preset);
        return BotRun.of(model, GoldenRuns.level("surf", model), BotType.SURFER).under(GoldenRuns.parameters(preset)).record(seconds);
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump/vq3", "strafejump/vq3-128", "strafejump/capped-30", "quakeworld/classic", "warsow/warfork", "warsow/warsow-2"})
    void courseIsSurfedRepeatedly(String preset) {
        Run run = surf(preset, 60);
        List<Event> laps = run.events(EventKind.FINISH);
        assertTrue(laps.size() >= 3, laps.size() + " laps in a minute");
        assertTrue(laps.get(0).tick() * new RunReader(run).tickSeconds() < 8, "the first lap in eight seconds");
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump/vq3", "strafejump/vq3-128", "strafejump/capped-30", "quakeworld/classic", "warsow/warfork", "warsow/warsow-2"})
    void surfingIsFasterThanRunning(String preset) {
        Run run = surf(preset, 6);
        RunReader reader = new RunReader(run);
        double surfed = 0;
        for (int tick = 0; tick < run.length(); tick++) {
            if (isOnRidge(reader, tick)) {
                surfed += reader.tickSeconds();
                assertTrue(!reader.grounded(tick) && reader.speed(tick) > 1.5 * 320, "tick " + tick + ": " + reader.speed(tick));
            }
        }
        assertTrue(surfed > 0.5, "surfed for " + surfed + " s");
    }

    /** Whether the box's lower southern edge is at most two units above the northern side. */
    private static boolean isOnRidge(RunReader run, int tick) {
        double above = run.z(tick) - 24 - (CREST - (run.y(tick) - 16 + 80) * SLOPE);
        return run.x(tick) > 800 && run.x(tick) < 1690 && above < 2;
    }
}
