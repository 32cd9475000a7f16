package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The one table of acceptance checks: six of the arena's document, the retention of two sloppier presses, and a bound on the speed. */
public enum AcceptanceCheck {
    CRISP_STOP("Crisp stop", "s", 0.45, Bound.AT_MOST, "flat", Trials::stop,
            "From W to a stand after letting go of all keys on level ground.",
            "The stop is mushy.", "stop_speed", "friction"),
    CRISP_REDIRECT("Crisp redirect", "s", 0.30, Bound.AT_MOST, "flat", Trials::redirect,
            "From a turn of the keys by a quarter and by a half to 90 % of W the new way, averaged.",
            "Turns drift.", "ground_accel", "ground_acceleration", "friction"),
    AIR_STRAFE_BUILD("Air-strafe speed build", "W", 1.30, Bound.AT_LEAST, "flat", Trials::build,
            "Speed at the tenth landing of a strafing run at the best angle.",
            "Strafing does not pay.", "g_peak", "air_accel_base", "air_resistance", "air_acceleration"),
    DOORWAY_AT_SPEED("Doorway at speed", "×", 0.95, Bound.AT_LEAST, "doorways", Trials::doorway,
            "Share of the speed that the frame of a doorway two players wide leaves, or the speed behind it in W where that is less; met at 1.5 W ten metres before it on a line that misses it, steering by view alone.",
            "The speed does not come through.", "max_shaping_angle_per_tick", "shaping_strength", "air_resistance"),
    JUMP_RETENTION("Frictionless-jump retention", "×", 0.98, Bound.AT_LEAST, "flat", Trials::earlyRetention,
            "Share of the speed that a landing leaves when jump is pressed two ticks early, averaged over a chain at 1.5 W.",
            "Landings bleed speed.", "frictionless_jump_mode", "jump_buffer_window_ticks", "landing_friction_scale", "landing_grace_ticks"),
    HELD_RETENTION("Held-jump retention", "×", 0.50, Bound.AT_LEAST, "flat", Trials::heldRetention,
            "Share of the speed that a landing leaves when jump is held through it for four ticks and pressed again, looking 15° aside.",
            "A held key is no help.", "landing_friction_scale", "landing_grace_ticks", "landing_friction_scale_best_angle", "frictionless_jump_mode", "friction"),
    LATE_RETENTION("Late-jump retention", "×", 0.50, Bound.AT_LEAST, "flat", Trials::lateRetention,
            "Share of the speed that a landing leaves when jump is pressed two ticks after it.",
            "A press a moment late costs the run.", "friction", "stop_speed", "frictionless_jump_mode"),
    GROUNDED_STABILITY("Grounded stability", "×", 0, Bound.AT_MOST, "seams", Trials::groundLosses,
            "Times the ground was lost on the worst of the runs there and back, one from every start of a map of seams and slopes, without a jump.",
            "The ground flickers.", "ground_snap", "step_height", "max_slope"),
    BOUNDED_SPEED("Bounded speed", "W", 3.00, Bound.AT_MOST, "flat", Trials::minute,
            "Top speed in a minute of the best strafing with the best keys.",
            "Speed has no end.", "landing_friction_scale", "bonus_scale", "g_peak", "air_resistance", "air_acceleration");

    private final String label;
    private final String unit;
    private final double limit;
    private final Bound bound;
    private final String map;
    private final Function<Trial, Measured> procedure;
    private final String meaning;
    private final String complaint;
    private final List<String> knobs;

    AcceptanceCheck(String label, String unit, double limit, Bound bound, String map, Function<Trial, Measured> procedure, String meaning, String complaint,
                    String... knobs) {
        this.label = label;
        this.unit = unit;
        this.limit = limit;
        this.bound = bound;
        this.map = map;
        this.procedure = procedure;
        this.meaning = meaning;
        this.complaint = complaint;
        this.knobs = List.of(knobs);
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

    /** Keys of the parameters to turn when it fails, first things first; a model may lack some of them. */
    public List<String> knobs() {
        return knobs;
    }

    /** Runs the check; a model or a map it cannot run on makes a result that does not apply. */
    public CheckResult run(Model model, ParameterSet parameters, Function<String, Optional<Level>> maps) {
        Optional<Level> level = maps.apply(map);
        if (level.isEmpty() || !model.worldType().isInstance(level.get().world())) {
            return CheckResult.notApplicable(this, "Does not apply: " + model.label() + " cannot move on the map " + map + ".");
        }
        Measured measured = measure(new Trial(model, parameters, level.get()));
        if (Double.isNaN(measured.value())) {
            return CheckResult.notApplicable(this, "Does not apply: " + measured.reason());
        }
        boolean pass = bound.holds(measured.value(), limit);
        String why = pass ? meaning : meaning + " " + complaint + advice(model);
        return new CheckResult(this, measured.value(), pass, why + measured.note(), Optional.of(measured.run()));
    }

    /** The number alone, without a judgement. */
    public Measured measure(Trial trial) {
        return procedure.apply(trial);
    }

    private String advice(Model model) {
        List<String> known = knobs.stream().filter(knob -> model.parameters().find(knob).isPresent()).toList();
        String notes = model.parameters().notes().stream().filter(note -> knobs.containsAll(note.knobs())).map(note -> " " + note.text()).collect(Collectors.joining());
        return known.isEmpty() ? "" : " Look at " + String.join(", ", known) + "." + notes;
    }
}
