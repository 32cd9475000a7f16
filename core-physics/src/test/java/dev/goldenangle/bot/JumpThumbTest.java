package dev.goldenangle.bot;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Jump presses that miss the landing as people do, and their effect on the jump-chain parameters. */
class JumpThumbTest {
    private static final Model ARENA = new ArenaModel();
    private static final ParameterSet DOCUMENT = ARENA.parameters().defaults();

    private static BotRun human(Model model, String timing) {
        return BotRun.of(model, BotRun.flat(), BotType.HUMAN_STRAFER).with("jump_timing", timing).with("missed_jumps", "0");
    }

    /** Each of the four parameters between its slider's ends, with the others set so that it matters. */
    @ParameterizedTest
    @CsvSource({
        "jump_buffer_window_ticks, 2, 6, early, JUMP_RETENTION, landing_grace_ticks=2",
        "landing_friction_scale, 0, 0.6, held, HELD_RETENTION, landing_grace_ticks=4",
        "landing_friction_scale_best_angle, 0, 0.6, held, HELD_RETENTION, landing_friction_scale=0.6",
        "landing_grace_ticks, 0, 4, early, HELD_RETENTION, landing_friction_scale=0.25"})
    void eachKnobOfTheJumpChainChangesABotsRunAndAChecksValue(String knob, String low, String high, String timing, AcceptanceCheck check, String other) {
        ParameterSet base = DOCUMENT.with(other.substring(0, other.indexOf('=')), other.substring(other.indexOf('=') + 1));
        ParameterSet lower = base.with(knob, low);
        ParameterSet higher = base.with(knob, high);
        assertNotEquals(human(ARENA, timing).under(lower).hashAfter(1280), human(ARENA, timing).under(higher).hashAfter(1280), "the run");
        // The check presses two ticks early: a buffer of one tick loses that press, one of two keeps it.
        ParameterSet strict = check == AcceptanceCheck.JUMP_RETENTION ? base.with(knob, "1") : lower;
        assertNotEquals(value(check, strict), value(check, higher), "the check's value");
    }

    private static double value(AcceptanceCheck check, ParameterSet parameters) {
        return check.measure(new Trial(ARENA, parameters, BotRun.flat())).value();
    }

    @ParameterizedTest
    @CsvSource({
        "early, kz-2, burst_start_minus_landing_ms, -1",
        "held, run-b, press_before_landing_ms, 1"})
    void medianOfEarlyPressesMatchesTheMeasuredPlayers(String timing, String player, String metric, int sign) throws Exception {
        double bot = median(leads(human(new StrafejumpModel(), timing).record(60)));
        double one = sign * measured(player, metric, "p25");
        double other = sign * measured(player, metric, "p75");
        assertTrue(bot >= Math.min(one, other) && bot <= Math.max(one, other), bot + " ms, measured " + one + " to " + other);
        assertEquals(sign * measured(player, metric, "p50"), bot, 16, "at most two ticks from the measured median");
    }

    @Test
    void latePressesAreAsLateAsTheMeasuredOnes() throws Exception {
        Run run = human(new StrafejumpModel(), "late").record(60);
        double middle = -median(leads(run));
        assertTrue(middle >= measured("kz-2", "landing_to_jump_ms", "p25") && middle <= measured("kz-2", "landing_to_jump_ms", "p75"), middle + " ms");
    }

    @Test
    void exactPressJumpsOnTheTickAfterTheLanding() {
        Run run = human(ARENA, "exact").record(20);
        for (Event landing : run.events(EventKind.LAND)) {
            run.events(EventKind.JUMP).stream().filter(jump -> jump.tick() > landing.tick()).findFirst()
                    .ifPresent(jump -> assertEquals(landing.tick() + 1, jump.tick()));
        }
    }

    /** Milliseconds from the start of the press that caused a jump to the landing before it, negative after it. */
    private static List<Double> leads(Run run) {
        RunReader reader = new RunReader(run);
        List<Double> leads = new ArrayList<>();
        for (Event landing : run.events(EventKind.LAND)) {
            Event jump = run.events(EventKind.JUMP).stream().filter(next -> next.tick() > landing.tick()).findFirst().orElse(null);
            if (jump != null) {
                int pressed = jump.tick();
                while (reader.up(pressed - 1) > 0) {
                    pressed--;
                }
                leads.add((landing.tick() + 1 - pressed) * 1000 * reader.tickSeconds());
            }
        }
        return leads;
    }

    private static double median(List<Double> values) {
        assertTrue(values.size() > 40, values.size() + " landings");
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private static double measured(String player, String metric, String quantile) throws Exception {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(JumpThumbTest.class.getResourceAsStream("human-jumps.csv")), StandardCharsets.UTF_8))) {
            String row = lines.lines().filter(line -> line.startsWith(player + "," + metric + "," + quantile + ",")).findFirst().orElseThrow();
            return Double.parseDouble(row.split(",")[3]);
        }
    }
}
