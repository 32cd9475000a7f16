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

/** A bot fitted to errors with known causes. */
class BotFitTest {
    private static final double NONE = Double.NaN;

    /**
     * A median of 4° outside with 6° of outward noise: the 90th percentile of a normal distribution is 1.2816
     * deviations above its median.
     */
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
    void fittingNeedsAHundredTicks() {
        assertTrue(BotFit.of(errors(99, 4, 0.1, 0.9, 0.65, 0.4)).isEmpty());
        assertTrue(BotFit.of(errors(100, 4, 0.1, 0.9, 0.65, 0.4)).isPresent());
    }

    @Test
    void measuredValuesAreUsedDirectly() {
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

    /**
     * From a table of the normal distribution: 15.87 % are more than one deviation below, 30 % more than 0.5244, and so
     * on; 0.2 % and 49 % are the limits.
     */
    @ParameterizedTest
    @CsvSource({"0.1587, 1.0", "0.30, 0.5244", "0.05, 1.6449", "0.49, 0.0251", "0.45, 0.1257", "0.01, 2.3263", "0.002, 2.8782", "0.0001, 2.8782"})
    void shareInsideGivesTheInwardNoise(double inside, double deviations) {
        double inward = 0.4 / deviations / 6;
        ParameterSet knobs = fit(errors(500, 0.4, inside, 0.9, 0.65, 0.4));
        double low = parameter("inward_noise").spec().min().resolve(1);
        double high = parameter("inward_noise").spec().max().resolve(1);
        assertEquals(Math.max(low, Math.min(high, inward)), knob(knobs, "inward_noise"), 0.002 * Math.max(0.1, inward));
    }

    @Test
    void medianInsideKeepsTheDefaultInwardNoise() {
        assertEquals(usual("inward_noise"), knob(fit(errors(500, -1, 0.6, 0.9, 0.65, 0.4)), "inward_noise"));
        assertEquals(usual("inward_noise"), knob(fit(errors(500, 0, 0.6, 0.9, 0.65, 0.4)), "inward_noise"));
        StrafeErrors narrow = new StrafeErrors(500, NONE, NONE, 4, 4, 0.1, NONE, 0.9, 0.65, 0.4, 90, NONE, NONE, NONE, NONE, NONE);
        assertEquals(usual("inward_noise"), knob(fit(narrow), "inward_noise"));
        assertEquals(parameter("angle_noise").spec().min().resolve(1), knob(fit(narrow), "angle_noise"), 1e-9);
    }

    /** An error that decays by e^(−t/0.2) has e^0.52 times the autocorrelation after 96 ms as after 200 ms. */
    @Test
    void durationOfAnErrorFollowsFromItsDecay() {
        assertEquals(0.2, knob(fit(errors(500, 4, 0.1, 0.9, 0.65, 0.65 / Math.exp(0.52))), "noise_time"), 1e-4);
        assertEquals(0.1, knob(fit(errors(500, 4, 0.1, 0.9, 0.35, 0.35 / Math.exp(1.04))), "noise_time"), 1e-4);
    }

    /** If the later values are unusable, 40 ms is used: e^(−0.04/0.1) is 0.6703; if that is unusable too, it lasts 20 ms. */
    @ParameterizedTest
    @CsvSource({"0.6703, 0.05, 0.03, 0.1", "0.6703, 0.06, 0.02, 0.1", "0.6703, 0.06, 0.06, 0.1", "0.05, 0.01, 0.01, 0.02", "0.051, 0.01, 0.01, 0.0134"})
    void withoutLaterValuesTheFirst40MillisecondsDecide(double after40, double after96, double after200, double lasts) {
        assertEquals(Math.max(lasts, parameter("noise_time").spec().min().resolve(1)), knob(fit(errors(500, 4, 0.1, after40, after96, after200)), "noise_time"), 1e-4);
    }

    /**
     * Alone, an error of 0.2 s has an autocorrelation of 0.61878 after 96 ms; 0.65 is more, from a hand that lags 0.2 ·
     * (1 − 0.61878 / 0.65).
     */
    @Test
    void higherAutocorrelationMeansALaggingHand() {
        assertEquals(0.2 * (1 - 0.61878 / 0.65), knob(fit(errors(500, 4, 0.1, 0.9, 0.65, 0.65 / Math.exp(0.52))), "hand_inertia"), 1e-4);
        assertEquals(0.08, knob(fit(errors(500, 4, 0.1, 0.9, 1.2, 1.2 / Math.exp(0.52))), "hand_inertia"), 1e-4, "at most 0.4 of its duration");
        assertEquals(0, knob(fit(errors(500, 4, 0.1, 0.9, 0.6, 0.6 / Math.exp(0.52))), "hand_inertia"), 1e-9);
    }

    @Test
    void valuesThatARunDoesNotShowKeepTheirDefaults() {
        ParameterSet knobs = fit(new StrafeErrors(500, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE));
        for (String key : new String[] {"angle_bias", "turn_rate", "key_gap", "press_lead", "jump_spread", "jump_hold", "missed_jumps", "inward_noise"}) {
            assertEquals(usual(key), knob(knobs, key), key);
        }
    }

    @Test
    void valuesBeyondAParameterAreClamped() {
        StrafeErrors wild = new StrafeErrors(500, NONE, NONE, 4, 9, 0.1, NONE, 0.9, 0.65, 0.4, 1e9, 1e9, -1e9, 1e9, 1e9, 1e9);
        ParameterSet knobs = fit(wild);
        for (String key : new String[] {"turn_rate", "key_gap", "jump_spread", "jump_hold", "missed_jumps"}) {
            assertEquals(parameter(key).spec().max().resolve(1), knob(knobs, key), 1e-3 * parameter(key).spec().max().resolve(1), key);
        }
        assertEquals(parameter("press_lead").spec().min().resolve(1), knob(knobs, "press_lead"), 1e-9);
    }
}
