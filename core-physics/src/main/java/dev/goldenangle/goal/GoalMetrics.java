package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/** The list of everything that can be measured: all metrics of a run, the acceptance checks, and the other trials. */
public final class GoalMetrics {
    private static final double SECONDS = 10;
    private static final GoalMetric SPEED_AT_LANDING = new GoalMetric("speed_at_landing", "Speed at a landing", "five jumps hops strafe human reach velocity after", Quantity.SPEED, Better.HIGHER,
            "Horizontal speed on the first grounded tick of one landing, counted from 1.", "", GoalMetric.Kind.LANDING,
            model -> Optional.of(new GoalScenario(flat(model), "optimal-strafer", SECONDS, 1)), GoalMetrics::landing);
    private static final List<GoalMetric> ALL = Stream.of(Arrays.stream(Metric.values()).map(GoalMetrics::metric), Stream.of(SPEED_AT_LANDING),
            Arrays.stream(AcceptanceCheck.values()).map(GoalMetrics::check), Arrays.stream(GoalTrial.values()).map(GoalTrial::measure))
            .flatMap(measures -> measures).toList();

    private GoalMetrics() {
    }

    public static List<GoalMetric> all() {
        return ALL;
    }

    public static List<GoalMetric> of(Model model) {
        return ALL.stream().filter(measure -> measure.fits(model)).toList();
    }

    public static Optional<GoalMetric> find(String key) {
        return ALL.stream().filter(measure -> measure.key().equals(key)).findFirst();
    }

    /** The measure that takes a metric of a run. */
    public static GoalMetric of(Metric metric) {
        return find(metric.key()).orElseThrow();
    }

    /** The empty map, in the kind of world of the model. */
    static String flat(Model model) {
        return model.worldType() == SectorWorld.class ? "sector-flat" : model.worldType() == TileWorld.class ? "tile-flat" : "flat";
    }

    private static GoalMetric metric(Metric metric) {
        return new GoalMetric(metric.key(), metric.label(), metric.words(), metric.quantity(), metric.better(), metric.doc(), "", GoalMetric.Kind.RUN,
                model -> metric.isOfAbility() && !model.causes().contains(SpeedCause.ABILITY) ? Optional.empty()
                        : Optional.of(new GoalScenario(map(metric, model), bot(metric, model), seconds(metric, model), 1)),
                (trial, scenario, landing) -> read(trial, scenario, metric::of, "the run contains nothing that this metric measures"));
    }

    /** A sector map has no room for longer runs. */
    private static double seconds(Metric metric, Model model) {
        return metric == Metric.COURSE_TIME ? 60 : model.worldType() == SectorWorld.class ? 6 : SECONDS;
    }

    private static String map(Metric metric, Model model) {
        boolean isCourse = metric == Metric.COURSE_TIME || metric == Metric.CHECKPOINTS;
        boolean isBrush = model.worldType() == BrushWorld.class;
        if (metric.isOfAbility() && isBrush) {
            return switch (metric) {
                case WALL_JUMP_HEIGHT, WALL_RUN_LENGTH -> "wall";
                case MANTLE_HEIGHT -> "ledge-2";
                case LATE_JUMP_TIME -> "parkour-coyote-time";
                case CHAINED_JUMP_HEIGHT -> "parkour-jump-chain";
                case KNOCKBACK_HEIGHT -> "parkour-blast";
                case SWING_SPEED -> "parkour-grapple";
                default -> "flat";
            };
        }
        return !isCourse ? flat(model) : isBrush ? "arena-loop" : model.worldType() == TileWorld.class ? "tile-edges" : "sector-steps";
    }

    private static String bot(Metric metric, Model model) {
        boolean strafes = model.theory(model.parameters().defaults()).isPresent();
        return switch (metric) {
            case STOP_TIME, STOP_DISTANCE -> "stop-and-go";
            case REDIRECT_TIME -> "zig-zag";
            case COURSE_TIME, CHECKPOINTS, LATE_JUMP_TIME, CHAINED_JUMP_HEIGHT, KNOCKBACK_HEIGHT, SWING_SPEED -> "waypoint";
            case JUMP_LENGTH -> strafes ? "optimal-strafer" : "runner:jumps=true";
            case JUMP_HEIGHT, HIGHEST_JUMP, TIME_TO_APEX, AIRTIME, AIR_SHARE -> "runner:jumps=true";
            case TIME_TO_W, FLICKER -> "runner";
            case AIR_JUMP_HEIGHT -> "freerunner:hops=true";
            case WALL_JUMP_HEIGHT, MANTLE_HEIGHT -> "freerunner";
            case WALL_RUN_LENGTH -> "freerunner:jumps_again=false";
            case DASH_SPEED, DASH_LENGTH -> "freerunner:dash_every=2";
            case SLIDE_DISTANCE -> "freerunner:slide_every=2.5";
            default -> strafes ? "optimal-strafer" : "runner";
        };
    }

    private static GoalMetric check(AcceptanceCheck check) {
        boolean inW = check.quantity() == Quantity.SPEED;
        return new GoalMetric(check.key(), check.label(), check.words(), check.quantity(), check.better(), check.meaning(), check.complaint(), GoalMetric.Kind.TRIAL,
                model -> model.worldType() == BrushWorld.class ? Optional.of(GoalScenario.trial(check.map())) : Optional.empty(),
                (trial, scenario, landing) -> inW ? times(check.measure(trial), trial.w()) : check.measure(trial));
    }

    private static TrialResult times(TrialResult measured, double factor) {
        return new TrialResult(measured.value() * factor, measured.reason(), measured.run());
    }

    private static TrialResult landing(Trial trial, GoalScenario scenario, int landing) {
        return read(trial, scenario, run -> {
            List<Event> landings = run.run().events(EventKind.LAND);
            return landings.size() < landing ? Double.NaN : landings.get(landing - 1).value();
        }, "the run has fewer landings than " + landing);
    }

    private static TrialResult read(Trial trial, GoalScenario scenario, ToDoubleFunction<RunReader> reading, String missing) {
        Spawn spawn = trial.level().spawns().get(0);
        Driver driver = Driver.parse(scenario.bot()).withSeed(scenario.seed());
        RunReader run = trial.run(driver.create(trial), trial.at(spawn, 0, 0), scenario.seconds());
        double value = reading.applyAsDouble(run);
        return Double.isNaN(value) ? new TrialResult(value, missing + ".", run.run()) : TrialResult.of(value, run.run());
    }
}
