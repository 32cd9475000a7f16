package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Value;

import java.util.Optional;

/** Writes goal sets as TOML. Above each goal is the author's comment or the meaning of the metric; defaults are not written. */
public final class GoalSetWriter {
    private final Model model;
    private final StringBuilder text = new StringBuilder();

    private GoalSetWriter(Model model) {
        this.model = model;
    }

    public static String write(GoalSet set) {
        GoalSetWriter writer = new GoalSetWriter(ModelCatalog.find(set.model()).orElseThrow());
        if (!set.note().isEmpty()) {
            PresetWriter.comment(writer.text, set.note());
            writer.text.append('\n');
        }
        writer.line(GoalSetReader.NAME, PresetWriter.quoted(set.name()));
        writer.line(GoalSetReader.MODEL, PresetWriter.quoted(set.model()));
        set.goals().forEach(writer::goal);
        return writer.text.toString();
    }

    /** The lines of one goal, after a blank line. */
    static String write(Goal goal, String model) {
        GoalSetWriter writer = new GoalSetWriter(ModelCatalog.find(model).orElseThrow());
        writer.goal(goal);
        return writer.text.toString();
    }

    private void line(String key, String value) {
        text.append(key).append(" = ").append(value).append('\n');
    }

    private void goal(Goal goal) {
        text.append('\n');
        PresetWriter.comment(text, goal.note().isEmpty() ? goal.measure().doc() : goal.note());
        text.append("[[").append(GoalSetReader.GOAL).append("]]\n");
        if (!goal.name().equals(goal.measure().label())) {
            line(GoalSetReader.NAME, PresetWriter.quoted(goal.name()));
        }
        line(GoalBinder.MEASURE, PresetWriter.quoted(goal.measure().key()));
        if (goal.landing() > 0) {
            line(GoalBinder.LANDING, String.valueOf(goal.landing()));
        }
        limits(goal.limits());
        if (goal.weight() != 1) {
            line(GoalBinder.WEIGHT, String.valueOf(goal.weight()));
        }
        scenario(goal.scenario(), goal.measure().usual().apply(model));
    }

    private void limits(Limits limits) {
        String key = limits.relation().key();
        if (limits.relation() == Relation.BETWEEN) {
            line(key, "[" + written(limits.first()) + ", " + written(limits.second().orElseThrow()) + "]");
            return;
        }
        line(key, written(limits.first()));
        limits.second().ifPresent(tolerance -> line(GoalBinder.TOLERANCE, written(tolerance)));
    }

    private static String written(Amount amount) {
        return amount.unit().isEmpty() ? amount.text() : PresetWriter.quoted(amount.text());
    }

    private void scenario(GoalScenario scenario, Optional<GoalScenario> usual) {
        if (usual.filter(other -> other.map().equals(scenario.map())).isEmpty()) {
            line(GoalBinder.MAP, PresetWriter.quoted(scenario.map()));
        }
        if (scenario.bot().isEmpty()) {
            return;
        }
        if (usual.filter(other -> other.bot().equals(scenario.bot())).isEmpty()) {
            line(GoalBinder.BOT, PresetWriter.quoted(scenario.bot()));
        }
        if (usual.filter(other -> other.seconds() == scenario.seconds()).isEmpty()) {
            line(GoalBinder.SECONDS, Value.digits(scenario.seconds()));
        }
        if (scenario.seed() != 1) {
            line(GoalBinder.SEED, String.valueOf(scenario.seed()));
        }
        if (scenario.isRandom() && scenario.seeds() != GoalScenario.USUAL_SEEDS) {
            line(GoalBinder.SEEDS, String.valueOf(scenario.seeds()));
        }
        if (!scenario.statistic().isMean()) {
            line(GoalBinder.STATISTIC, PresetWriter.quoted(scenario.statistic().text()));
        }
    }
}
