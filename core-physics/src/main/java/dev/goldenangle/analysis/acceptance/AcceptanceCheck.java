package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;

import java.util.Locale;
import java.util.function.Function;

/**
 * The list of acceptance checks: six of the arena's document, the retention of two less precise presses, and a limit of
 * the speed. Goal sets define the required values.
 */
public enum AcceptanceCheck {
    CRISP_STOP("Crisp stop", "brake halt slide standstill", Quantity.SECONDS, Better.LOWER, "flat", Trials::stop,
            "Time from W to a standstill after releasing all keys on level ground.",
            "The stop is mushy."),
    CRISP_REDIRECT("Crisp redirect", "turn reverse change direction counter strafe dodge", Quantity.SECONDS, Better.LOWER, "flat", Trials::redirect,
            "Time from turning the keys by a quarter and by a half turn to 90 % of W in the new direction, averaged.",
            "Turns drift."),
    AIR_STRAFE_BUILD("Air-strafe speed build", "ten jumps bunny hop gain", Quantity.SPEED, Better.HIGHER, "flat", Trials::build,
            "Speed at the tenth landing of a strafing run with forward and a side key held, at their best angle.",
            "Strafing gains too little."),
    DOORWAY_AT_SPEED("Doorway at speed", "door gap squeeze steer narrow", Quantity.PERCENT, Better.HIGHER, "doorways", Trials::doorway,
            "Share of the speed left after passing a doorway two players wide, or the speed behind it in W if that is less; approached at 1.5 W from ten metres on a line that misses it, steering with the view only.",
            "Too much speed is lost at the doorway."),
    JUMP_RETENTION("Frictionless-jump retention", "keep speed bunny hop landing momentum", Quantity.PERCENT, Better.HIGHER, "flat", Trials::earlyRetention,
            "Share of the speed left after a landing if jump is pressed two ticks early, averaged over a chain at 1.5 W.",
            "Landings cost too much speed."),
    HELD_RETENTION("Held-jump retention", "keep speed hold jump landing", Quantity.PERCENT, Better.HIGHER, "flat", Trials::heldRetention,
            "Share of the speed left after a landing if jump is held through it for four ticks and pressed again, looking 15° to the side.",
            "Holding the key does not help."),
    LATE_RETENTION("Late-jump retention", "keep speed missed jump landing forgiving", Quantity.PERCENT, Better.HIGHER, "flat", Trials::lateRetention,
            "Share of the speed left after a landing if jump is pressed two ticks after it.",
            "A press slightly too late costs too much speed."),
    GROUNDED_STABILITY("Grounded stability", "ground stick jitter flicker stairs", Quantity.COUNT, Better.LOWER, "seams", Trials::groundLosses,
            "How often the ground was lost on the worst of the runs there and back, one from every start of a map of seams and slopes, without a jump.",
            "The grounded state flickers."),
    BOUNDED_SPEED("Bounded speed", "cap maximum limit runaway strafe", Quantity.SPEED, Better.LOWER, "flat", Trials::minute,
            "Top speed within a minute of strafing with the best of all keys at their best angle.",
            "Speed grows without limit.");

    private final String label;
    private final String words;
    private final Quantity quantity;
    private final Better better;
    private final String map;
    private final Function<Trial, TrialResult> procedure;
    private final String meaning;
    private final String complaint;

    AcceptanceCheck(String label, String words, Quantity quantity, Better better, String map, Function<Trial, TrialResult> procedure, String meaning, String complaint) {
        this.label = label;
        this.words = words;
        this.quantity = quantity;
        this.better = better;
        this.map = map;
        this.procedure = procedure;
        this.meaning = meaning;
        this.complaint = complaint;
    }

    /** Name in files and on the command line: {@code crisp_stop}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String label() {
        return label;
    }

    /** Everyday words under which a search finds it, besides its label and meaning. */
    public String words() {
        return words;
    }

    /** The quantity of its number; speeds are multiples of W, the ground top speed. */
    public Quantity quantity() {
        return quantity;
    }

    /** Which direction is better; goals define the limits. */
    public Better better() {
        return better;
    }

    /** Id of the sample map it runs on. */
    public String map() {
        return map;
    }

    /** What the number means, one sentence. */
    public String meaning() {
        return meaning;
    }

    /** What is wrong if the goal is missed, one sentence. */
    public String complaint() {
        return complaint;
    }

    /** The number without a judgement. */
    public TrialResult measure(Trial trial) {
        return procedure.apply(trial);
    }
}
