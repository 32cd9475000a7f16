package dev.goldenangle.goal;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.StrafeErrors;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.math.Exponential;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;

import java.util.Locale;
import java.util.Optional;

/**
 * Fits a human strafer to a player's run: measures the player's errors and derives the bot's settings. Settings that a
 * run does not show keep the value of the practised bot.
 *
 * <p>How it works: (1) the median error is the bias, the share of inward errors gives the inward noise, and the ninth
 * decile gives the outward noise; (2) the autocorrelation of the error after 96 and 200 ms gives its duration, and that
 * after 96 ms the hand's inertia; (3) the rest is used as measured.
 *
 * <p>Not suitable for runs with fewer than a hundred strafe ticks.
 */
public final class BotFit {
    private static final int FEWEST_TICKS = 100;
    private static final double NINETIETH = 1.2816;

    private BotFit() {
    }

    /** Empty if the run has too few ticks of strafing. */
    public static Optional<Driver> of(Run run) {
        return of(StrafeErrors.of(new RunReader(run)));
    }

    public static Optional<Driver> of(StrafeErrors errors) {
        if (errors.ticks() < FEWEST_TICKS) {
            return Optional.empty();
        }
        ParameterSet knobs = BotType.HUMAN_STRAFER.parameters().defaults();
        double outward = Math.max(0, errors.ninetieth() - errors.median()) / NINETIETH;
        knobs = with(knobs, "angle_bias", errors.median(), "deg");
        knobs = with(knobs, "angle_noise", outward, "deg");
        if (outward > 0 && errors.median() > 0) {
            double belowZero = Math.max(0.002, Math.min(0.49, errors.inside()));
            knobs = with(knobs, "inward_noise", errors.median() / -normalQuantile(belowZero) / outward, "");
        }
        double lasting = lasting(errors);
        knobs = with(knobs, "noise_time", lasting, "");
        knobs = with(knobs, "hand_inertia", inertia(errors.after96(), lasting), "");
        knobs = with(knobs, "turn_rate", errors.turnRate(), "deg");
        knobs = with(knobs, "key_gap", errors.gap(), "");
        knobs = with(knobs, "press_lead", errors.pressLead(), "");
        knobs = with(knobs, "jump_spread", errors.pressSpread(), "");
        knobs = with(knobs, "jump_hold", errors.jumpHold(), "");
        knobs = with(knobs, "missed_jumps", errors.missed(), "");
        return Optional.of(new Driver(BotType.HUMAN_STRAFER, knobs, 1));
    }

    /** Within the parameter's limits, with four digits; unchanged if nothing was measured. */
    private static ParameterSet with(ParameterSet knobs, String key, double measured, String unit) {
        if (!Double.isFinite(measured)) {
            return knobs;
        }
        Parameter knob = BotType.HUMAN_STRAFER.parameters().find(key).orElseThrow();
        double factor = unit.isEmpty() ? 1 : Math.PI / 180;
        double within = Math.max(knob.spec().min().resolve(1), Math.min(knob.spec().max().resolve(1), measured * factor)) / factor;
        return knobs.with(key, String.format(Locale.ROOT, "%.4f%s", within, unit));
    }

    private static double lasting(StrafeErrors errors) {
        double ratio = errors.after96() / errors.after200();
        return errors.after96() > 0.05 && ratio > 1.05 && errors.after200() > 0.02 ? 0.104 / Exponential.log(ratio) : errors.after40() > 0.05 ? -0.04 / Exponential.log(errors.after40()) : 0.02;
    }

    /** From (a e^(−t/a) − b e^(−t/b)) / (a − b), the autocorrelation of a lagging hand, assuming its second term is gone after 96 ms. */
    private static double inertia(double after96, double lasting) {
        double alone = Exponential.exp(-0.096 / lasting);
        return after96 > alone ? Math.min(0.4 * lasting, lasting * (1 - alone / after96)) : 0;
    }

    /** Quantile of the normal distribution, by bisection because speed does not matter here. */
    private static double normalQuantile(double share) {
        double low = -6;
        double high = 6;
        for (int i = 0; i < 60; i++) {
            double middle = (low + high) / 2;
            if (normal(middle) < share) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Cumulative normal distribution, after Abramowitz and Stegun 7.1.26. */
    private static double normal(double x) {
        double t = 1 / (1 + 0.3275911 * Math.abs(x) / Math.sqrt(2));
        double tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429)))) * Exponential.exp(-x * x / 2);
        return x < 0 ? tail / 2 : 1 - tail / 2;
    }
}
