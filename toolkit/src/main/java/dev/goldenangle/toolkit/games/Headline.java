package dev.goldenangle.toolkit.games;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;

import java.util.function.ToDoubleFunction;

/** The numbers by which a player notices first that a game is another one, each measured on an empty plain. */
public enum Headline {
    RUN_SPEED("Running speed", Quantity.SPEED, "run_speed", "", 0, 0),
    TIME_TO_W("Time to it", Quantity.SECONDS, "time_to_w", "runner", 3, 0),
    STOP_DISTANCE("Stop distance", Quantity.LENGTH, "stop_distance", "stop-and-go", 6, 0),
    JUMP_HEIGHT("Jump height", Quantity.LENGTH, trial -> runningJump(Metric.JUMP_HEIGHT, trial)),
    JUMP_LENGTH("Jump length", Quantity.LENGTH, trial -> runningJump(Metric.JUMP_LENGTH, trial)),
    AFTER_1("Speed after 1 jump", Quantity.SPEED, "speed_at_landing", "optimal-strafer", 10, 1),
    AFTER_5("Speed after 5 jumps", Quantity.SPEED, "speed_at_landing", "optimal-strafer", 10, 5),
    AFTER_10("Speed after 10 jumps", Quantity.SPEED, "speed_at_landing", "optimal-strafer", 12, 10),
    /** In degrees per second, at 500 Quake units per second. */
    TURN_RATE("Turn rate in the air", Quantity.COUNT, TurnRate::of);

    private static final double RUN_UP_SECONDS = 2;
    private static final double JUMP_SECONDS = 3;
    private final String label;
    private final Quantity quantity;
    private final ToDoubleFunction<Trial> measure;

    Headline(String label, Quantity quantity, ToDoubleFunction<Trial> measure) {
        this.label = label;
        this.quantity = quantity;
        this.measure = measure;
    }

    Headline(String label, Quantity quantity, String metric, String bot, double seconds, int landing) {
        this(label, quantity, trial -> measured(GoalMetrics.find(metric).orElseThrow(), bot, seconds, landing, trial));
    }

    private static double measured(GoalMetric metric, String bot, double seconds, int landing, Trial trial) {
        boolean fits = metric.fits(trial.model()) && (landing == 0 || trial.theory().isPresent());
        return fits ? metric.taking().take(trial, new GoalScenario(trial.level().name(), bot, seconds, 1), landing).value() : Double.NaN;
    }

    /** One jump after a run of two seconds, with forward held. */
    private static double runningJump(Metric metric, Trial trial) {
        Spawn spawn = trial.level().spawns().get(0);
        int jump = (int) Math.rint(RUN_UP_SECONDS * trial.tickRate());
        CommandSource keys = (tick, state, command) -> command.set(1f, 0f, tick == jump ? 1f : 0f, spawn.yaw(), 0f, Command.RUN);
        return metric.of(trial.run(keys, trial.at(spawn, 0, 0), RUN_UP_SECONDS + JUMP_SECONDS));
    }

    public String label() {
        return label;
    }

    public Quantity quantity() {
        return quantity;
    }

    public String unit(Model model) {
        return this == TURN_RATE ? "°/s" : switch (quantity) {
            case SPEED -> model.speedUnit().symbol();
            case LENGTH -> model.lengthUnit().symbol();
            default -> "s";
        };
    }

    /** In the model's units; NaN if the model has nothing of the kind. */
    public double of(Model model, ParameterSet parameters) throws BadInput {
        String plain = GoalMetrics.find("run_speed").flatMap(metric -> metric.usual().apply(model)).orElseThrow().map();
        Level level = MapLibrary.level(plain, model);
        return measure.applyAsDouble(new Trial(model, parameters, level));
    }
}
