package dev.goldenangle.analysis;

import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The list of metrics of a run. A metric that does not apply to a run is NaN. */
public enum Metric {
    TOP_SPEED("Top speed", "fastest maximum peak velocity", Quantity.SPEED, Better.HIGHER, "Highest horizontal speed.", r -> Ticks.max(r, r::speed)),
    MEAN_SPEED("Mean speed", "average velocity", Quantity.SPEED, Better.HIGHER, "Horizontal speed averaged over time.", r -> Ticks.mean(r, r::speed)),
    FINAL_SPEED("Final speed", "end velocity", Quantity.SPEED, Better.HIGHER, "Horizontal speed on the last tick.", r -> r.length() == 0 ? Double.NaN : r.speed(r.length() - 1)),
    TOP_SPEED_W("Top speed ×W", "fastest maximum velocity times run speed", Quantity.RATIO, Better.HIGHER, "Highest horizontal speed as a multiple of W.", r -> Ticks.max(r, r::speed) / r.w()),
    DISTANCE("Distance", "how far travelled", Quantity.LENGTH, Better.HIGHER, "Length of the horizontal path.", Ticks::path),
    JUMPS("Jumps", "hops count how many", Quantity.COUNT, Better.NEITHER, "Number of jumps.", r -> Jumps.of(r).size()),
    LANDING_SPEED("Mean landing speed", "touch down strafe velocity", Quantity.SPEED, Better.HIGHER, "Speed on the first grounded tick, averaged over landings.",
            r -> Ticks.mean(r.run().events(EventKind.LAND), Event::value)),
    GAIN_PER_JUMP("Gain per jump", "strafe acceleration boost hop", Quantity.SPEED, Better.HIGHER, "Landing speed minus take-off speed, averaged over jumps.",
            r -> Ticks.mean(Jumps.of(r), Jump::gain)),
    GAIN_SYNC("Sync (gain)", "strafe timing skill", Quantity.PERCENT, Better.HIGHER, "Share of airborne ticks with keys held on which speed was gained.",
            r -> Jumps.gainSync(r, 0, r.length() - 1)),
    KEY_SYNC("Sync (keys)", "strafe timing keys mouse skill", Quantity.PERCENT, Better.HIGHER, "Share of turning airborne ticks on which the strafe key points in the direction of the turn.",
            r -> Jumps.keySync(r, 0, r.length() - 1)),
    EFFICIENCY("Efficiency", "strafe skill gain", Quantity.PERCENT, Better.HIGHER,
            "Speed gained in the air since the first jump divided by the largest possible gain of any push with the keys held; time on the ground counts against it.",
            Jumps::overallEfficiency),
    AIR_EFFICIENCY("Air efficiency", "strafe skill gain", Quantity.PERCENT, Better.HIGHER, "Speed gained by pushing in the air divided by the largest gain the rules allow with the keys held.",
            r -> Jumps.efficiency(r, 0, r.length() - 1)),
    RETENTION("Landing retention", "keep speed landing bunny hop momentum", Quantity.PERCENT, Better.HIGHER, "Speed at the next take-off divided by speed at landing, averaged.", Landings::retention),
    JUMP_HEIGHT("Jump height", "how high leap apex", Quantity.LENGTH, Better.NEITHER, "Highest point above the take-off, averaged over jumps that landed.",
            r -> Ticks.mean(Jumps.landed(r), Jump::height)),
    JUMP_LENGTH("Jump length", "how far leap wide", Quantity.LENGTH, Better.NEITHER, "Horizontal distance from take-off to landing, averaged over jumps that landed.",
            r -> Ticks.mean(Jumps.landed(r), Jump::distance)),
    TIME_TO_APEX("Time to apex", "rise floaty hang gravity", Quantity.SECONDS, Better.NEITHER, "From take-off to the highest point, averaged over jumps that landed.",
            r -> Ticks.mean(Jumps.landed(r), jump -> Jumps.secondsToApex(r, jump))),
    AIRTIME("Airtime per jump", "hang time floaty gravity", Quantity.SECONDS, Better.NEITHER, "Time between take-off and landing, averaged.", r -> Ticks.mean(Jumps.of(r), Jump::airtime)),
    AIR_SHARE("Time in the air", "airborne flying", Quantity.PERCENT, Better.NEITHER, "Share of ticks without ground.", r -> Ticks.mean(r, t -> r.grounded(t) ? 0 : 1)),
    TIME_TO_W("Time to W", "accelerate start quick full speed run up", Quantity.SECONDS, Better.LOWER, "From the start of the run to 99 % of W.", Ticks::secondsToW),
    TURN_RADIUS("Turn radius", "corner curve tight steer", Quantity.LENGTH, Better.LOWER, "Radius of the tightest turn within a quarter of a second at 90 % of W or more.", Turns::tightest),
    STOP_TIME("Time to stop", "brake halt slide standstill", Quantity.SECONDS, Better.LOWER, "From releasing all keys on the ground to 1 % of W, averaged.", r -> Ticks.mean(Stops.of(r), Stops::seconds)),
    STOP_DISTANCE("Distance to stop", "brake halt slide skid standstill how far", Quantity.LENGTH, Better.LOWER, "Distance travelled from releasing all keys on the ground to 1 % of W, averaged.", r -> Ticks.mean(Stops.of(r), Stops::distance)),
    REDIRECT_TIME("Redirect time", "turn reverse change direction counter strafe dodge", Quantity.SECONDS, Better.LOWER, "From a sharp change of the wish on the ground to 90 % of W within 10° of it, averaged.",
            Redirects::meanSeconds),
    FLICKER("Grounded flicker", "ground stick jitter", Quantity.COUNT, Better.LOWER, "How often the ground was lost or found for at most two ticks without a jump.", Landings::flicker),
    COURSE_TIME("Course time", "lap race finish track", Quantity.SECONDS, Better.LOWER, "From leaving the start to the finish, best lap.",
            r -> r.run().events(EventKind.FINISH).stream().mapToDouble(Event::value).min().orElse(Double.NaN)),
    CHECKPOINTS("Checkpoints", "lap race track passed", Quantity.COUNT, Better.HIGHER, "Checkpoints passed.", r -> r.run().events(EventKind.CHECKPOINT).size()),
    AIR_JUMP_HEIGHT("Air jump height", "double jump how high rise", Quantity.LENGTH, Better.NEITHER, "Highest point above each air jump before the next landing, averaged.",
            r -> Moves.height(r, EventKind.AIR_JUMP)),
    WALL_JUMP_HEIGHT("Wall jump height", "wall kick how high rise", Quantity.LENGTH, Better.NEITHER, "Highest point above each wall jump before the next landing, averaged.",
            r -> Moves.height(r, EventKind.WALL_JUMP)),
    DASH_SPEED("Dash speed", "burst dodge fast", Quantity.SPEED, Better.NEITHER, "Horizontal speed at the start of a dash, averaged.", r -> Moves.value(r, EventKind.DASH)),
    DASH_LENGTH("Dash length", "burst dodge how far", Quantity.LENGTH, Better.NEITHER, "Horizontal distance in the half second after the start of a dash, averaged.", Moves::dashLength),
    SLIDE_DISTANCE("Slide distance", "crouch how far", Quantity.LENGTH, Better.HIGHER, "Distance covered by a slide, averaged.", r -> Moves.value(r, EventKind.SLIDE)),
    WALL_RUN_LENGTH("Wall run length", "along a wall how far", Quantity.LENGTH, Better.HIGHER, "Distance covered along walls by a wall run, averaged.", r -> Moves.value(r, EventKind.WALL_RUN)),
    MANTLE_HEIGHT("Ledge climb height", "mantle grab pull up how high", Quantity.LENGTH, Better.HIGHER, "Height of the highest ledge climbed, above the feet.",
            r -> r.run().events(EventKind.MANTLE).stream().mapToDouble(Event::value).max().orElse(Double.NaN)),
    HIGHEST_JUMP("Highest jump", "how high best leap chain", Quantity.LENGTH, Better.HIGHER, "Highest point above the take-off, of the highest jump that landed.",
            r -> Jumps.landed(r).stream().mapToDouble(Jump::height).max().orElse(Double.NaN)),
    LATE_JUMP_TIME("Late jump", "coyote edge forgive", Quantity.SECONDS, Better.HIGHER, "Time in the air before a jump that still counted, the longest.", Moves::latest),
    CHAINED_JUMP_HEIGHT("Chained jump height", "double jump chain stairs boost how high", Quantity.LENGTH, Better.NEITHER,
            "Highest point above the take-off of a jump that followed another take-off within 0.4 s, averaged.", Moves::chainedHeight),
    KNOCKBACK_HEIGHT("Knockback height", "rocket jump explosion blast how high", Quantity.LENGTH, Better.NEITHER, "Highest point above each push before the next landing, averaged.",
            r -> Moves.height(r, EventKind.PUSH)),
    SWING_SPEED("Swing speed", "grapple hook rope fast", Quantity.SPEED, Better.HIGHER, "Highest horizontal speed between a hook and the next landing, averaged.", Moves::swingSpeed),
    SPEED_LOST("Speed lost", "friction collision bump slow down", Quantity.SPEED, Better.LOWER, "The sum of all losses of speed.", r -> -SpeedAccount.of(r).lost());

    /** Whether it measures an ability, which only some models have. */
    public boolean isOfAbility() {
        return switch (this) {
            case AIR_JUMP_HEIGHT, WALL_JUMP_HEIGHT, DASH_SPEED, DASH_LENGTH, SLIDE_DISTANCE, WALL_RUN_LENGTH, MANTLE_HEIGHT, LATE_JUMP_TIME, CHAINED_JUMP_HEIGHT,
                    KNOCKBACK_HEIGHT, SWING_SPEED -> true;
            default -> false;
        };
    }

    /** The quantity of a metric; the run's model determines the unit. */
    public enum Quantity {
        SPEED(1), LENGTH(1), SECONDS(2), RATIO(2), PERCENT(1), COUNT(0);

        private final int digits;

        Quantity(int digits) {
            this.digits = digits;
        }

        /** Digits after the point on screen and in tables. */
        public int digits() {
            return digits;
        }

        /** As displayed: rounded, and shares as percentages. */
        public double shown(double value) {
            return Rounded.to(this == PERCENT ? 100 * value : value, digits);
        }
    }

    /** Which direction of a metric is better. */
    public enum Better { HIGHER, LOWER, NEITHER }

    private final String label;
    private final String words;
    private final Quantity quantity;
    private final Better better;
    private final String doc;
    private final ToDoubleFunction<RunReader> measure;

    Metric(String label, String words, Quantity quantity, Better better, String doc, ToDoubleFunction<RunReader> measure) {
        this.label = label;
        this.words = words;
        this.quantity = quantity;
        this.better = better;
        this.doc = doc;
        this.measure = measure;
    }

    /** Name in files and commands: {@code top_speed}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String label() {
        return label;
    }

    /** Everyday words under which a search finds it, besides its label and doc. */
    public String words() {
        return words;
    }

    public Quantity quantity() {
        return quantity;
    }

    public Better better() {
        return better;
    }

    public String doc() {
        return doc;
    }

    /** Shares are 0 to 1; NaN if the metric does not apply. */
    public double of(RunReader run) {
        return measure.applyAsDouble(run);
    }

    /** The unit's symbol for a run of a model with these units of length and speed. */
    public String symbol(String lengthSymbol, String speedSymbol) {
        return switch (quantity) {
            case SPEED -> speedSymbol;
            case LENGTH -> lengthSymbol;
            case SECONDS -> "s";
            case RATIO -> "×";
            case PERCENT -> "%";
            case COUNT -> "";
        };
    }

    /** Index of the best value, or −1 if there is no single best. */
    public int best(List<Double> values) {
        if (better == Better.NEITHER) {
            return -1;
        }
        int best = -1;
        boolean tied = false;
        for (int i = 0; i < values.size(); i++) {
            double value = values.get(i);
            if (Double.isNaN(value)) {
                continue;
            }
            double ahead = best < 0 ? 1 : better == Better.HIGHER ? value - values.get(best) : values.get(best) - value;
            tied = ahead == 0 || tied && ahead < 0;
            best = ahead > 0 ? i : best;
        }
        return tied ? -1 : best;
    }

    /** Whether a change of this metric is an improvement (1), a deterioration (−1) or neither (0). */
    public int direction(double change) {
        double sign = better == Better.HIGHER ? Math.signum(change) : better == Better.LOWER ? -Math.signum(change) : 0;
        return (int) sign;
    }
}
