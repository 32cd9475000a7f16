package dev.goldenangle.presets;

import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Converts one table of a goal set into a goal and reports everything that is wrong with it. */
final class GoalBinder {
    static final String MEASURE = "measure";
    static final String LANDING = "landing";
    static final String TOLERANCE = "tolerance";
    static final String WEIGHT = "weight";
    static final String MAP = "map";
    static final String BOT = "bot";
    static final String SECONDS = "seconds";
    static final String SEED = "seed";
    static final String SEEDS = "seeds";
    static final String STATISTIC = "statistic";
    private static final List<String> RUN_KEYS = List.of(BOT, SECONDS, SEED, SEEDS, STATISTIC);

    private final TomlDocument document;
    private final int index;
    private final TomlSection table;
    private final Model model;

    GoalBinder(TomlDocument document, int index, TomlTable table, Model model) {
        this.document = document;
        this.index = index;
        this.table = TomlSection.of(document, GoalSetReader.GOAL, index, table);
        this.model = model;
    }

    Optional<Goal> bind() {
        checkKeys();
        Optional<GoalMetric> measure = measure();
        if (measure.isEmpty()) {
            return Optional.empty();
        }
        Optional<Limits> limits = relation().flatMap(relation -> limits(relation, measure.get()));
        String name = table.text(GoalSetReader.NAME).orElse(measure.get().label());
        int landing = landing(measure.get());
        int weight = table.whole(WEIGHT, 1, 0, Goal.HEAVIEST);
        GoalScenario scenario = scenario(measure.get());
        String comment = document.commentAbove(GoalSetReader.GOAL, index);
        String note = comment.equals(measure.get().doc()) ? "" : comment;
        return table.isSound() && limits.isPresent() ? Optional.of(new Goal(name, measure.get(), landing, limits.get(), weight, scenario, note)) : Optional.empty();
    }

    private void checkKeys() {
        List<String> known = new ArrayList<>(List.of(GoalSetReader.NAME, MEASURE, LANDING, TOLERANCE, WEIGHT, MAP));
        known.addAll(RUN_KEYS);
        Arrays.stream(Relation.values()).map(Relation::key).forEach(known::add);
        table.allow(known);
    }

    private Optional<GoalMetric> measure() {
        Optional<String> key = table.text(MEASURE);
        if (key.isEmpty()) {
            return table.has(MEASURE) ? Optional.empty() : refuse(MEASURE, "is missing; a goal needs a line such as measure = \"stop_distance\"");
        }
        List<String> known = GoalMetrics.of(model).stream().map(GoalMetric::key).toList();
        Optional<GoalMetric> measure = GoalMetrics.find(key.get());
        if (measure.isEmpty()) {
            return refuse(MEASURE, "there is no measure \"" + key.get() + "\"" + NearestWord.hint(key.get(), known));
        }
        return measure.get().fits(model) ? measure : refuse(MEASURE, key.get() + " cannot be measured of " + model.id() + NearestWord.hint(key.get(), known));
    }

    private Optional<Relation> relation() {
        List<Relation> given = Arrays.stream(Relation.values()).filter(relation -> table.has(relation.key())).toList();
        if (given.isEmpty()) {
            return refuse(MEASURE, "has no limit; write at_most, at_least, between or about");
        }
        if (given.size() > 1) {
            return refuse(given.get(1).key(), "this goal already has the limit " + given.get(0).key() + "; write two goals");
        }
        if (given.get(0) != Relation.ABOUT && table.has(TOLERANCE)) {
            return refuse(TOLERANCE, "can only be used with about, not with " + given.get(0).key());
        }
        return Optional.of(given.get(0));
    }

    private Optional<Limits> limits(Relation relation, GoalMetric measure) {
        TomlValue given = table.values().get(relation.key());
        Optional<Amount> first;
        Optional<Amount> second = Optional.empty();
        if (relation == Relation.BETWEEN) {
            List<TomlValue> both = given.list();
            if (both == null || both.size() != 2) {
                return refuse(relation.key(), "must be two amounts, such as [\"1.5W\", \"1.7W\"]");
            }
            first = amount(relation.key(), both.get(0), measure);
            second = amount(relation.key(), both.get(1), measure);
        } else {
            first = amount(relation.key(), given, measure);
            if (relation == Relation.ABOUT) {
                second = table.has(TOLERANCE) ? amount(TOLERANCE, table.values().get(TOLERANCE), measure)
                        : refuse(relation.key(), "needs a tolerance: how far may the value be off?");
            }
        }
        if (first.isEmpty() || relation.hasTwoLimits() && second.isEmpty()) {
            return Optional.empty();
        }
        try {
            return possible(new Limits(relation, first.get(), second), measure);
        } catch (IllegalArgumentException impossible) {
            return refuse(relation.key(), impossible.getMessage());
        }
    }

    private Optional<Limits> possible(Limits limits, GoalMetric measure) {
        Optional<String> problem = measure.problem(limits, model);
        return problem.isEmpty() ? Optional.of(limits) : refuse(limits.relation().key(), problem.get());
    }

    private Optional<Amount> amount(String key, TomlValue value, GoalMetric measure) {
        List<String> units = UnitScale.units(measure.quantity(), model);
        String example = "\"1" + units.get(0) + "\"";
        if (Double.isFinite(value.number())) {
            return units.contains("") ? Optional.of(new Amount(value.number(), "")) : refuse(key, "needs a unit: write it such as " + example);
        }
        Optional<Amount> amount = value.isText() ? Amount.parse(value.text()) : Optional.empty();
        if (amount.isEmpty()) {
            return refuse(key, "must be a number" + (units.contains("") ? "" : " with its unit, such as " + example));
        }
        boolean known = units.contains(amount.get().unit());
        return known ? amount : refuse(key, measure.problem(Limits.one(Relation.AT_LEAST, amount.get()), model).orElseThrow());
    }

    private int landing(GoalMetric measure) {
        boolean wanted = measure.kind() == GoalMetric.Kind.LANDING;
        if (wanted != table.has(LANDING)) {
            refuse(wanted ? MEASURE : LANDING, wanted ? "needs a line such as landing = 5, counted from 1" : measure.key() + " does not ask for a landing");
            return 0;
        }
        return wanted ? table.whole(LANDING, 1, 1, Goal.MOST_LANDINGS) : 0;
    }

    private GoalScenario scenario(GoalMetric measure) {
        GoalScenario usual = measure.usual().apply(model).orElseThrow();
        String map = table.text(MAP).orElse(usual.map());
        if (measure.kind() == GoalMetric.Kind.TRIAL) {
            RUN_KEYS.stream().filter(table::has).forEach(key -> refuse(key, measure.key() + " is a trial with its own inputs; remove " + key));
            return new GoalScenario(map, "", 0, 1);
        }
        String bot = table.text(BOT).orElse(usual.bot());
        try {
            Driver.parse(bot);
        } catch (IllegalArgumentException refused) {
            refuse(BOT, refused.getMessage());
        }
        GoalScenario scenario = new GoalScenario(map, bot, table.positive(SECONDS, usual.seconds(), GoalScenario.LONGEST_SECONDS), table.whole(SEED, 1, 1, Integer.MAX_VALUE),
                table.whole(SEEDS, GoalScenario.USUAL_SEEDS, 1, GoalScenario.MOST_SEEDS), statistic());
        Stream.of(SEEDS, STATISTIC).filter(key -> table.has(key) && !scenario.isRandom()).forEach(key -> refuse(key, bot + " makes the same run with every seed; remove " + key));
        return scenario;
    }

    private Statistic statistic() {
        return table.text(STATISTIC).flatMap(text -> {
            Optional<Statistic> known = Statistic.parse(text);
            return known.isPresent() ? known : refuse(STATISTIC, Statistic.unknown(text));
        }).orElse(Statistic.MEAN);
    }

    private <T> Optional<T> refuse(String key, String reason) {
        return table.refuse(key, reason);
    }
}
