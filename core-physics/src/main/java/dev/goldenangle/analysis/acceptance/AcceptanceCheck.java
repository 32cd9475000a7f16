package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** The one table of acceptance checks: six of the arena's document, and a seventh that bounds the speed. */
public enum AcceptanceCheck {
    CRISP_STOP("Crisp stop", "s", 0.45, Bound.AT_MOST, "flat", Trials::stop,
            "From W to a stand after letting go of all keys on level ground.",
            "The stop is mushy: raise stop_speed first, then friction."),
    CRISP_REDIRECT("Crisp redirect", "s", 0.30, Bound.AT_MOST, "flat", Trials::redirect,
            "From a turn of the keys by a quarter and by a half to 90 % of W the new way, averaged.",
            "Turns drift: raise ground_accel, then friction."),
    AIR_STRAFE_BUILD("Air-strafe speed build", "W", 1.30, Bound.AT_LEAST, "flat", Trials::build,
            "Speed at the tenth landing of a strafing run at the best angle.",
            "Strafing does not pay: raise g_peak or the air acceleration, or lower the air resistance."),
    DOORWAY_AT_SPEED("Doorway at speed", "×", 0.95, Bound.AT_LEAST, "doorways", Trials::doorway,
            "Share of the speed left by the frame of a doorway two players wide, entered at 1.5 W from a line that misses it, steering by view alone.",
            "The frame takes the speed: raise max_shaping_angle_per_tick a little, then shaping_strength."),
    JUMP_RETENTION("Frictionless-jump retention", "×", 0.98, Bound.AT_LEAST, "flat", Trials::retention,
            "Share of the speed that a landing leaves when jump is pressed two ticks early, averaged over a chain at 1.5 W.",
            "Landings bleed speed: set frictionless_jump_mode to soft, widen jump_buffer_window_ticks, or lower landing_friction_scale."),
    GROUNDED_STABILITY("Grounded stability", "×", 0, Bound.AT_MOST, "seams", Trials::flicker,
            "Times the ground was lost or found for at most two ticks without a jump, running from every start of the map.",
            "The ground flickers: raise the ground snap distance, or look at the brushes under the place."),
    BOUNDED_SPEED("Bounded speed", "W", 3.00, Bound.AT_MOST, "flat", Trials::minute,
            "Top speed in a minute of the best strafing with the best keys.",
            "Speed has no end: raise air_resistance or lower bonus_scale; the bonus push itself has no cap.");

    private final String label;
    private final String unit;
    private final double limit;
    private final Bound bound;
    private final String map;
    private final Function<Trial, Measured> procedure;
    private final String meaning;
    private final String advice;

    AcceptanceCheck(String label, String unit, double limit, Bound bound, String map, Function<Trial, Measured> procedure, String meaning, String advice) {
        this.label = label;
        this.unit = unit;
        this.limit = limit;
        this.bound = bound;
        this.map = map;
        this.procedure = procedure;
        this.meaning = meaning;
        this.advice = advice;
    }

    /** Name in files and on the command line: {@code crisp_stop}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String label() {
        return label;
    }

    /** Symbol of the unit of value and limit: s, W (the ground top speed), or × for a share or a count. */
    public String unit() {
        return unit;
    }

    public double limit() {
        return limit;
    }

    public Bound bound() {
        return bound;
    }

    /** Id of the sample map it runs on. */
    public String map() {
        return map;
    }

    /** What the number is, one sentence. */
    public String meaning() {
        return meaning;
    }

    /** What to turn when it fails. */
    public String advice() {
        return advice;
    }

    /** Runs the check; a model or a map it cannot run on makes a result that does not apply. */
    public CheckResult run(Model model, ParameterSet parameters, Function<String, Optional<Level>> maps) {
        Optional<Level> level = maps.apply(map);
        if (level.isEmpty() || !model.worldType().isInstance(level.get().world())) {
            return CheckResult.notApplicable(this, "Does not apply: " + model.label() + " cannot move on the map " + map + ".");
        }
        Measured measured = procedure.apply(new Trial(model, parameters, level.get()));
        if (Double.isNaN(measured.value())) {
            return CheckResult.notApplicable(this, "Does not apply: " + measured.reason());
        }
        boolean pass = bound.holds(measured.value(), limit);
        return new CheckResult(this, measured.value(), pass, (pass ? meaning : meaning + " " + advice) + measured.note(), Optional.of(measured.run()));
    }
}
