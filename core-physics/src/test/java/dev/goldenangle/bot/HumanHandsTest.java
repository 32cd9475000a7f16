package dev.goldenangle.bot;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.StrafeErrors;
import dev.goldenangle.goal.BotFit;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The human strafer compared with runs of real players (docs/bots.md has the figures and their sources). */
class HumanHandsTest {
    private static final double SECONDS = 10;
    private static final int RUNS = 12;

    /** Several short runs, because minutes of strafing reach higher speeds than the measured players, where errors cost more. */
    private static StrafeErrors measured(Driver driver) {
        List<RunReader> runs = new ArrayList<>();
        for (int seed = 1; seed <= RUNS; seed++) {
            BotRun run = new BotRun(new StrafejumpModel(), new StrafejumpModel().parameters().defaults(), BotRun.flat(), driver.type(), driver.knobs(), seed);
            runs.add(new RunReader(run.record(SECONDS)));
        }
        return StrafeErrors.of(runs);
    }

    private static void near(double wanted, double found, double tolerance, String what) {
        assertEquals(wanted, found, tolerance, what);
    }

    /**
     * Autocorrelations after 40, 96 and 200 ms, share of the best gain, bias in degrees; limits for the deviation, the
     * share inside and the press.
     */
    @ParameterizedTest
    @CsvSource({
        "champion, 0.73, 0.46, 0.28, 0.71, 4, 4, 8, 0.04, 0.23, 0.070, 0.130",
        "practised, 0.92, 0.77, 0.47, 0.62, 5.6, 5, 13, 0.04, 0.23, 0.070, 0.130",
        "casual, 0.91, 0.75, 0.44, 0.58, 5.6, 5, 13, 0.04, 0.23, 0.070, 0.180"})
    void eachSkillMatchesTheMeasuredPlayers(String skill, double after40, double after96, double after200, double gain, double mean, double leastSd, double mostSd,
                                      double leastInside, double mostInside, double leastLead, double mostLead) {
        StrafeErrors hands = measured(Driver.parse("human-strafer:" + skill));
        near(after40, hands.after40(), 0.05, "after 40 ms");
        near(after96, hands.after96(), 0.05, "after 96 ms");
        near(after200, hands.after200(), 0.08, "after 200 ms");
        near(gain, hands.gain(), 0.03, "gain");
        near(mean, hands.mean(), 1.5, "mean error");
        assertTrue(hands.deviation() >= leastSd && hands.deviation() <= mostSd, "deviation " + hands.deviation());
        assertTrue(hands.inside() >= leastInside && hands.inside() <= mostInside, "inside " + hands.inside());
        assertTrue(hands.pressLead() >= leastLead && hands.pressLead() <= mostLead, "press " + hands.pressLead());
    }

    @Test
    void championHasNoGapBetweenSideKeysAndOthersDo() {
        assertEquals(0, measured(Driver.parse("human-strafer:champion")).gap());
        double practised = measured(Driver.parse("human-strafer:practised")).gap();
        double casual = measured(Driver.parse("human-strafer:casual")).gap();
        assertTrue(practised >= 0.008 && practised < casual && casual <= 0.032, practised + " s and " + casual + " s");
    }

    /** A bot fitted to a run of a bot has the same errors. */
    @ParameterizedTest
    @ValueSource(strings = {"human-strafer:champion", "human-strafer:practised", "human-strafer:casual", "human-strafer:champion,angle_bias=8deg,noise_time=0.3"})
    void fittedBotHasTheErrorsOfItsRun(String line) {
        StrafeErrors hands = measured(Driver.parse(line));
        StrafeErrors fitted = measured(BotFit.of(hands).orElseThrow());
        near(hands.median(), fitted.median(), 1.5, "median error");
        near(hands.deviation(), fitted.deviation(), 2.5, "deviation");
        near(hands.inside(), fitted.inside(), 0.08, "inside");
        near(hands.gain(), fitted.gain(), 0.06, "gain");
        near(hands.after96(), fitted.after96(), 0.15, "after 96 ms");
        near(hands.pressLead(), fitted.pressLead(), 0.016, "press");
        near(hands.gap(), fitted.gap(), 0.008, "gap");
    }

    @Test
    void runWithoutStrafingFitsNoBot() {
        assertTrue(BotFit.of(BotRun.of(new StrafejumpModel(), BotRun.flat(), BotType.RUNNER).record(5)).isEmpty());
    }
}
