package dev.goldenangle.goal;

import dev.goldenangle.analysis.StrafeErrors;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A bot fitted to errors whose causes are known by hand. */
class BotFitTest {
    private static final double NONE = Double.NaN;

    /** A median 4° outside with 6° of noise outwards: the ninth tenth of a normal distribution lies 1.2816 deviations above its middle. */
    private static StrafeErrors errors(int ticks, double median, double inside, double after40, double after96, double after200) {
        return new StrafeErrors(ticks, NONE, NONE, median, median + 1.2816 * 6, inside, NONE, after40, after96, after200, 90, 0.05, 0.027, 0.016, 0.11, 0.25);
    }

    private static ParameterSet fit(StrafeErrors errors) {
        Driver driver = BotFit.of(errors).orElseThrow();
        assertEquals(BotType.HUMAN_STRAFER, driver.type());
        return driver.knobs();
    }

    private static double knob(ParameterSet knobs, String key) {
        return knobs.get(parameter(key));
    }

    private static Parameter parameter(String key) {
        return BotType.HUMAN_STRAFER.parameters().find(key).orElseThrow();
    }

    private static double usual(String key) {
        return knob(BotType.HUMAN_STRAFER.parameters().defaults(), key);
    }

    @Test
    void aHundredTicksAreNeeded() {
        assertTrue(BotFit.of(errors(99, 4, 0.1, 0.9, 0.65, 0.4)).isEmpty());
        assertTrue(BotFit.of(errors(100, 4, 0.1, 0.9, 0.65, 0.4)).isPresent());
    }

    @Test
    void whatIsMeasuredIsTakenAsItIs() {
        ParameterSet knobs = fit(errors(500, 4, 0.1587, 0.9, 0.65, 0.4));
        assertEquals(Math.toRadians(4), knob(knobs, "angle_bias"), 1e-5);
        assertEquals(Math.toRadians(6), knob(knobs, "angle_noise"), 1e-5);
        assertEquals(Math.toRadians(90), knob(knobs, "turn_rate"), 1e-5);
        assertEquals(0.05, knob(knobs, "key_gap"), 1e-9);
        assertEquals(0.027, knob(knobs, "press_lead"), 1e-9);
        assertEquals(0.016, knob(knobs, "jump_spread"), 1e-9);
        assertEquals(0.11, knob(knobs, "jump_hold"), 1e-9);
        assertEquals(0.25, knob(knobs, "missed_jumps"), 1e-9);
    }

    /** By a table of the normal distribution: 15.87 % lie more than one deviation below, 30 % more than 0.5244, and so on; 0.2 % and 49 % are the ends. */
    @ParameterizedTest
    @CsvSource({"0.1587, 1.0", "0.30, 0.5244", "0.05, 1.6449", "0.49, 0.0251", "0.45, 0.1257", "0.01, 2.3263", "0.002, 2.8782", "0.0001, 2.8782"})
    void theShareInsideGivesTheNoiseInwards(double inside, double deviations) {
        double inward = 0.4 / deviations / 6;
        ParameterSet knobs = fit(errors(500, 0.4, inside, 0.9, 0.65, 0.4));
        double low = parameter("inward_noise").spec().min().resolve(1);
        double high = parameter("inward_noise").spec().max().resolve(1);
        assertEquals(Math.max(low, Math.min(high, inward)), knob(knobs, "inward_noise"), 0.002 * Math.max(0.1, inward));
    }

    @Test
    void whoIsNotOutsideInTheMiddleHasTheUsualNoiseInwards() {
        assertEquals(usual("inward_noise"), knob(fit(errors(500, -1, 0.6, 0.9, 0.65, 0.4)), "inward_noise"));
        assertEquals(usual("inward_noise"), knob(fit(errors(500, 0, 0.6, 0.9, 0.65, 0.4)), "inward_noise"));
        StrafeErrors narrow = new StrafeErrors(500, NONE, NONE, 4, 4, 0.1, NONE, 0.9, 0.65, 0.4, 90, NONE, NONE, NONE, NONE, NONE);
        assertEquals(usual("inward_noise"), knob(fit(narrow), "inward_noise"));
        assertEquals(parameter("angle_noise").spec().min().resolve(1), knob(fit(narrow), "angle_noise"), 1e-9);
    }

    /** An error that fades by e^(−t/0.2) is e^0.52 times as much like itself after 96 ms as after 200 ms. */
    @Test
    void howLongAnErrorLastsIsReadOffItsFading() {
        assertEquals(0.2, knob(fit(errors(500, 4, 0.1, 0.9, 0.65, 0.65 / Math.exp(0.52))), "noise_time"), 1e-4);
        assertEquals(0.1, knob(fit(errors(500, 4, 0.1, 0.9, 0.35, 0.35 / Math.exp(1.04))), "noise_time"), 1e-4);
    }

    /** Where the later ones tell nothing, 40 ms does: e^(−0.04/0.1) is 0.6703; and where that tells nothing either, it lasts 20 ms. */
    @ParameterizedTest
    @CsvSource({"0.6703, 0.05, 0.03, 0.1", "0.6703, 0.06, 0.02, 0.1", "0.6703, 0.06, 0.06, 0.1", "0.05, 0.01, 0.01, 0.02", "0.051, 0.01, 0.01, 0.0134"})
    void withoutThemTheFirstFortyMillisecondsDecide(double after40, double after96, double after200, double lasts) {
        assertEquals(Math.max(lasts, parameter("noise_time").spec().min().resolve(1)), knob(fit(errors(500, 4, 0.1, after40, after96, after200)), "noise_time"), 1e-4);
    }

    /** Alone, an error of 0.2 s is 0.61878 like itself after 96 ms; 0.65 is more, by a hand that lags 0.2 · (1 − 0.61878 / 0.65). */
    @Test
    void whatIsMoreLikeItselfComesOfAHandThatLags() {
        assertEquals(0.2 * (1 - 0.61878 / 0.65), knob(fit(errors(500, 4, 0.1, 0.9, 0.65, 0.65 / Math.exp(0.52))), "hand_inertia"), 1e-4);
        assertEquals(0.08, knob(fit(errors(500, 4, 0.1, 0.9, 1.2, 1.2 / Math.exp(0.52))), "hand_inertia"), 1e-4, "at most 0.4 of what it lasts");
        assertEquals(0, knob(fit(errors(500, 4, 0.1, 0.9, 0.6, 0.6 / Math.exp(0.52))), "hand_inertia"), 1e-9);
    }

    @Test
    void whatARunDoesNotShowStaysAsItWas() {
        ParameterSet knobs = fit(new StrafeErrors(500, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE));
        for (String key : new String[] {"angle_bias", "turn_rate", "key_gap", "press_lead", "jump_spread", "jump_hold", "missed_jumps", "inward_noise"}) {
            assertEquals(usual(key), knob(knobs, key), key);
        }
    }

    @Test
    void whatIsBeyondAKnobIsItsEnd() {
        StrafeErrors wild = new StrafeErrors(500, NONE, NONE, 4, 9, 0.1, NONE, 0.9, 0.65, 0.4, 1e9, 1e9, -1e9, 1e9, 1e9, 1e9);
        ParameterSet knobs = fit(wild);
        for (String key : new String[] {"turn_rate", "key_gap", "jump_spread", "jump_hold", "missed_jumps"}) {
            assertEquals(parameter(key).spec().max().resolve(1), knob(knobs, key), 1e-3 * parameter(key).spec().max().resolve(1), key);
        }
        assertEquals(parameter("press_lead").spec().min().resolve(1), knob(knobs, "press_lead"), 1e-9);
    }
}
