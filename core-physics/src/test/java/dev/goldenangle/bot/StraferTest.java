package dev.goldenangle.bot;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The optimal strafer compared with the formula, the human one with itself with fewer errors. */
class StraferTest {
    private static final double W = 320;

    @ParameterizedTest
    @CsvSource({"125", "128"})
    void optimalStraferMatchesTheClosedFormOfStrafejump(double rate) {
        Model model = new StrafejumpModel();
        ParameterSet exact = model.parameters().defaults().with("view_rounding", "false").with("velocity_rounding", "false")
                .with("tick_rate", Double.toString(rate));
        // With jump held too, the diagonal of the keys is that of a cube: W · √2 / √3 for the take-off tick.
        assertEquals(0, compare(model, exact, rate, 1, W, W, Math.sqrt(2.0 / 3) * W), "ticks on the ground");
    }

    @ParameterizedTest
    @CsvSource({"76.92307692307692", "128"})
    void optimalStraferMatchesTheClosedFormOfQuakeworld(double rate) {
        Model model = new QuakeworldModel();
        ParameterSet exact = model.parameters().defaults().with("tick_rate", Double.toString(rate));
        // The rules keep the falling speed on landing, so at some rates a jump only cancels it and the next one takes
        // off.
        int rolls = compare(model, exact, rate, 10, 30, W, W);
        assertTrue(rolls <= 20 / 0.675, () -> "more than one tick on the ground per jump: " + rolls);
    }

    @Test
    void searchWithRoundingGainsATenthMoreInTheShippedGame() {
        BotRun best = BotRun.of(new StrafejumpModel(), BotRun.flat(), BotType.OPTIMAL_STRAFER).with("changes_sides", "false");
        double formula = Metric.TOP_SPEED.of(new RunReader(best.with("best_keys", "false").record(16)));
        double counted = Metric.TOP_SPEED.of(new RunReader(best.record(16)));
        assertTrue(counted > 1.1 * formula, () -> formula + " by the formula, " + counted + " counted");
    }

    /**
     * Follows the run's jumps but not its speed: the speed comes from the formula alone, in double precision, from the
     * first take-off or the last tick on the ground on. Returns the number of such ticks.
     */
    private static int compare(Model model, ParameterSet parameters, double rate, double acceleration, double cap, double wish, double wishAtTakeOff) {
        Run run = BotRun.of(model, BotRun.flat(), BotType.OPTIMAL_STRAFER).under(parameters).record(20);
        RunReader reader = new RunReader(run);
        Set<Integer> takeOffs = run.events(EventKind.JUMP).stream().map(Event::tick).collect(Collectors.toSet());
        int first = run.events(EventKind.JUMP).get(0).tick();
        double speed = reader.speed(first - 1);
        int rolls = 0;
        for (int tick = first; tick < run.length(); tick++) {
            if (reader.grounded(tick - 1) && !takeOffs.contains(tick)) {
                rolls++;
                speed = reader.speed(tick);
                continue;
            }
            double asked = takeOffs.contains(tick) ? wishAtTakeOff : wish;
            speed = afterBestPush(speed, Math.min(asked, cap), acceleration * asked / rate);
            assertEquals(1, reader.speed(tick) / speed, 1e-4, "on tick " + tick);
        }
        assertTrue(speed > 2 * W, "it got fast: " + speed);
        return rolls;
    }

    /**
     * A push a along a wish with limit L gains most where v · cos φ = L − a, and then v² grows by a (2L − a); a push
     * above L gains L² sideways.
     */
    private static double afterBestPush(double speed, double limit, double push) {
        double won = push >= limit ? limit * limit : push * (2 * limit - push);
        return speed < limit - push ? speed + push : Math.sqrt(speed * speed + won);
    }

    @ParameterizedTest
    @CsvSource({
        "turn_rate, 1440deg 360deg 180deg 120deg 60deg",
        "reaction, 0 0.05 0.1 0.2 0.3",
        "angle_noise, 0deg 4deg 8deg 15deg 30deg",
        "angle_bias, 0deg 4deg 8deg 15deg 30deg",
        "key_gap, 0 0.02 0.05 0.1 0.2",
        "sync_error, 0 0.05 0.1 0.2 0.4"})
    void theHumanStrafersEfficiencyFallsWithEachErrorSetting(String knob, String values) {
        double before = Double.POSITIVE_INFINITY;
        for (String value : values.split(" ")) {
            double efficiency = efficiency(knob, value);
            assertTrue(efficiency < before, knob + " " + value + ": " + efficiency + " is not below " + before);
            before = efficiency;
        }
    }

    private static double efficiency(String knob, String value) {
        int seeds = 6;
        double sum = 0;
        for (int seed = 1; seed <= seeds; seed++) {
            Run run = faultless(new StrafejumpModel()).with(knob, value).withSeed(seed).record(20);
            sum += Metric.EFFICIENCY.of(new RunReader(run));
        }
        return sum / seeds;
    }

    /** A landing without a jump costs speed by friction, not a share of the gain. */
    @Test
    void moreMissedLandingsAreSlower() {
        double before = Double.POSITIVE_INFINITY;
        for (String missed : List.of("0", "0.1", "0.25", "0.5")) {
            double speed = 0;
            for (int seed = 1; seed <= 6; seed++) {
                RunReader run = new RunReader(faultless(new StrafejumpModel()).with("missed_jumps", missed).withSeed(seed).record(20));
                speed += run.speed(run.length() - 1);
            }
            assertTrue(speed < before, missed + ": " + speed + " is not below " + before);
            before = speed;
        }
    }

    /** No errors except the limit of the mouse. */
    private static BotRun faultless(Model model) {
        return BotRun.of(model, BotRun.flat(), BotType.HUMAN_STRAFER).with("turn_rate", "1440deg").with("reaction", "0").with("angle_bias", "0deg").with("angle_noise", "0deg")
                .with("key_gap", "0").with("sync_error", "0").with("missed_jumps", "0").with("jump_timing", "exact");
    }

    @Test
    void humanStraferWithoutErrorsIsNearlyOptimal() {
        Model model = new StrafejumpModel();
        ParameterSet exact = model.parameters().defaults().with("view_rounding", "false").with("velocity_rounding", "false");
        Run run = faultless(model).under(exact).with("turn_rate", "7200deg").record(20);
        assertTrue(Metric.EFFICIENCY.of(new RunReader(run)) > 0.95, () -> "efficiency " + Metric.EFFICIENCY.of(new RunReader(run)));
    }
}
