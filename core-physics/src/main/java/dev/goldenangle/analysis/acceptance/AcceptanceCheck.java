package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;

import java.util.Locale;
import java.util.function.Function;

/**
 * The one table of acceptance checks: six of the arena's document, the retention of two sloppier presses, and a bound on the speed. What
 * they should come to stands in goal sets.
 */
public enum AcceptanceCheck {
    CRISP_STOP("Crisp stop", Quantity.SECONDS, Better.LOWER, "flat", Trials::stop,
            "From W to a stand after letting go of all keys on level ground.",
            "The stop is mushy."),
    CRISP_REDIRECT("Crisp redirect", Quantity.SECONDS, Better.LOWER, "flat", Trials::redirect,
            "From a turn of the keys by a quarter and by a half to 90 % of W the new way, averaged.",
            "Turns drift."),
    AIR_STRAFE_BUILD("Air-strafe speed build", Quantity.SPEED, Better.HIGHER, "flat", Trials::build,
            "Speed at the tenth landing of a strafing run at the best angle.",
            "Strafing does not pay."),
    DOORWAY_AT_SPEED("Doorway at speed", Quantity.PERCENT, Better.HIGHER, "doorways", Trials::doorway,
            "Share of the speed that the frame of a doorway two players wide leaves, or the speed behind it in W where that is less; met at 1.5 W ten metres before it on a line that misses it, steering by view alone.",
            "The speed does not come through."),
    JUMP_RETENTION("Frictionless-jump retention", Quantity.PERCENT, Better.HIGHER, "flat", Trials::earlyRetention,
            "Share of the speed that a landing leaves when jump is pressed two ticks early, averaged over a chain at 1.5 W.",
            "Landings bleed speed."),
    HELD_RETENTION("Held-jump retention", Quantity.PERCENT, Better.HIGHER, "flat", Trials::heldRetention,
            "Share of the speed that a landing leaves when jump is held through it for four ticks and pressed again, looking 15° aside.",
            "A held key is no help."),
    LATE_RETENTION("Late-jump retention", Quantity.PERCENT, Better.HIGHER, "flat", Trials::lateRetention,
            "Share of the speed that a landing leaves when jump is pressed two ticks after it.",
            "A press a moment late costs the run."),
    GROUNDED_STABILITY("Grounded stability", Quantity.COUNT, Better.LOWER, "seams", Trials::groundLosses,
            "Times the ground was lost on the worst of the runs there and back, one from every start of a map of seams and slopes, without a jump.",
            "The ground flickers."),
    BOUNDED_SPEED("Bounded speed", Quantity.SPEED, Better.LOWER, "flat", Trials::minute,
            "Top speed in a minute of the best strafing with the best keys.",
            "Speed has no end.");

    private final String label;
    private final Quantity quantity;
    private final Better better;
    private final String map;
    private final Function<Trial, Measured> procedure;
    private final String meaning;
    private final String complaint;

    AcceptanceCheck(String label, Quantity quantity, Better better, String map, Function<Trial, Measured> procedure, String meaning, String complaint) {
        this.label = label;
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

    /** What it is a number of; a speed is in W, the ground top speed. */
    public Quantity quantity() {
        return quantity;
    }

    /** Which way is better; where it should lie, a goal says. */
    public Better better() {
        return better;
    }

    /** Id of the sample map it runs on. */
    public String map() {
        return map;
    }

    /** What the number is, one sentence. */
    public String meaning() {
        return meaning;
    }

    /** What is wrong when the number is, one sentence. */
    public String complaint() {
        return complaint;
    }

    /** The number alone, without a judgement. */
    public Measured measure(Trial trial) {
        return procedure.apply(trial);
    }
}
