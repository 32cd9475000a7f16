package dev.goldenangle.bot;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The document's acceptance run: forward and a side held, and a constant turning rate. */
class FixedYawStraferTest {
    private static BotRun under(String preset) {
        return BotRun.of(GoldenRuns.model(preset), BotRun.flat(), BotType.FIXED_YAW_STRAFER).under(GoldenRuns.parameters(preset));
    }

    private static double speedAtLanding(Run run, int landing) {
        List<Event> landings = run.events(EventKind.LAND);
        return new RunReader(run).speed(landings.get(landing - 1).tick());
    }

    @ParameterizedTest
    @ValueSource(strings = {"strafejump/vq3", "strafejump/vq3-128", "strafejump/capped-30", "quakeworld/classic", "goldsrc/halflife"})
    void defaultsGainSpeedUnderEveryShippedQuakePreset(String preset) {
        for (String sides : List.of("true", "false")) {
            Run run = under(preset).with("changes_sides", sides).record(14);
            assertTrue(speedAtLanding(run, 9) > 1.25 * 320, () -> "after 9 landings " + speedAtLanding(run, 9));
            assertTrue(speedAtLanding(run, 17) > 1.5 * 320, () -> "after 17 landings " + speedAtLanding(run, 17));
        }
    }

    @Test
    void withoutChangingSidesItRunsInACurve() {
        assertTrue(turned(under("strafejump/capped-30")) < 90);
        assertTrue(turned(under("strafejump/capped-30").with("changes_sides", "false")) > 180);
    }

    /** The total turn of the direction of travel since the first landing, in degrees. */
    private static double turned(BotRun bot) {
        Run run = bot.record(10);
        RunReader reader = new RunReader(run);
        double sum = 0;
        for (int tick = run.events(EventKind.LAND).get(0).tick() + 1; tick < run.length(); tick++) {
            sum += Math.IEEEremainder(direction(reader, tick) - direction(reader, tick - 1), 360);
        }
        return Math.abs(sum);
    }

    private static double direction(RunReader reader, int tick) {
        return Math.toDegrees(Math.atan2(reader.vy(tick), reader.vx(tick)));
    }

    /** The best one-sided run of the capped rules needs a lead that the slider must reach. */
    @Test
    void leadSliderReachesARightAngle() {
        assertEquals(90, Math.toDegrees(BotType.FIXED_YAW_STRAFER.parameters().find("lead").orElseThrow().spec().sliderMax().resolve(320)), 1e-6);
    }
}
