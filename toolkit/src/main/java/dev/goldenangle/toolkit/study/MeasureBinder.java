package dev.goldenangle.toolkit.study;

import dev.goldenangle.analysis.Statistic;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.NearestWord;
import dev.goldenangle.presets.TomlDocument;
import dev.goldenangle.presets.TomlSection;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Combines the measures and scenarios of a study file: every measure of a run in every scenario. */
final class MeasureBinder {
    static final String LANDING = "landing";
    static final String UNIT = "unit";
    static final String MAP = "map";
    static final String BOT = "bot";
    static final String SECONDS = "seconds";
    static final String STATISTIC = "statistic";
    static final List<String> MEASURE_KEYS = List.of(StudyReader.NAME, StudyReader.MEASURE, LANDING, UNIT);
    static final List<String> SCENARIO_KEYS = List.of(StudyReader.NAME, MAP, BOT, SECONDS, StudyReader.SEED, StudyReader.SEEDS, STATISTIC);
    static final int MOST_LANDINGS = 1000;
    static final double LONGEST_SECONDS = 600;
    private final TomlDocument document;
    private final Model model;
    private final int seeds;

    /**
     * A scenario; missing settings use the measure's default.
     *
     * @param name  suffix for column names; empty if there is only one scenario
     * @param table its section of the file
     */
    private record Place(String name, TomlSection table) {
    }

    MeasureBinder(TomlDocument document, Model model, int seeds) {
        this.document = document;
        this.model = model;
        this.seeds = seeds;
    }

    List<StudyMeasure> bind() {
        List<Place> places = places();
        List<StudyMeasure> measures = new ArrayList<>();
        for (TomlSection table : tables(StudyReader.MEASURE)) {
            table.allow(MEASURE_KEYS);
            Optional<GoalMetric> measure = measure(table);
            measure.ifPresent(found -> measures.addAll(bind(table, found, found.kind() == GoalMetric.Kind.TRIAL ? List.of() : places)));
        }
        return measures;
    }

    private List<StudyMeasure> bind(TomlSection table, GoalMetric measure, List<Place> places) {
        String name = table.text(StudyReader.NAME).orElse(measure.label());
        int landing = landing(table, measure);
        String unit = unit(table, measure);
        GoalScenario usual = measure.usual().apply(model).orElseThrow();
        if (places.isEmpty()) {
            return List.of(StudyMeasure.of(name, new Goal.Question(measure, landing, usual.withSeeds(seeds)), unit));
        }
        return places.stream().flatMap(place -> scenario(place.table(), usual)
                .map(at -> StudyMeasure.of((name + " " + place.name()).strip(), new Goal.Question(measure, landing, at), unit))
                .stream()).toList();
    }

    private List<Place> places() {
        List<TomlSection> tables = tables(StudyReader.SCENARIO);
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < tables.size(); i++) {
            TomlSection table = tables.get(i);
            table.allow(SCENARIO_KEYS);
            places.add(new Place(tables.size() == 1 ? "" : "(" + table.text(StudyReader.NAME).orElse("scenario " + (i + 1)) + ")", table));
        }
        return places;
    }

    private List<TomlSection> tables(String name) {
        return document.sections(name, StudyReader.MOST_TABLES);
    }

    private Optional<GoalMetric> measure(TomlSection table) {
        Optional<String> key = table.text(StudyReader.MEASURE);
        if (key.isEmpty()) {
            return table.has(StudyReader.MEASURE) ? Optional.empty() : table.refuse("", "needs a line such as measure = \"stop_distance\"");
        }
        List<String> known = GoalMetrics.of(model).stream().map(GoalMetric::key).toList();
        Optional<GoalMetric> measure = GoalMetrics.find(key.get()).filter(found -> found.fits(model));
        return measure.isPresent() ? measure : table.refuse(StudyReader.MEASURE, "there is no measure \"" + key.get() + "\" of " + model.id() + NearestWord.hint(key.get(), known));
    }

    private int landing(TomlSection table, GoalMetric measure) {
        boolean wanted = measure.kind() == GoalMetric.Kind.LANDING;
        if (wanted != table.has(LANDING)) {
            table.refuse(wanted ? StudyReader.MEASURE : LANDING, wanted ? "needs a line such as landing = 5, counted from 1" : measure.key() + " does not ask for a landing");
            return 1;
        }
        return wanted ? table.whole(LANDING, 1, 1, MOST_LANDINGS) : 0;
    }

    private String unit(TomlSection table, GoalMetric measure) {
        List<String> units = UnitScale.units(measure.quantity(), model);
        String unit = table.text(UNIT).orElse(units.get(0));
        if (!units.contains(unit)) {
            table.refuse(UNIT, "\"" + unit + "\" is not a unit of " + measure.key() + "; write " + String.join(" or ", units));
        }
        return unit;
    }

    private Optional<GoalScenario> scenario(TomlSection table, GoalScenario usual) {
        String bot = table.text(BOT).orElse(usual.bot());
        try {
            Driver.parse(bot);
        } catch (IllegalArgumentException refused) {
            return table.refuse(BOT, refused.getMessage());
        }
        return Optional.of(new GoalScenario(table.text(MAP).orElse(usual.map()), bot, table.positive(SECONDS, usual.seconds(), LONGEST_SECONDS),
                table.whole(StudyReader.SEED, 1, 1, Integer.MAX_VALUE),
                table.whole(StudyReader.SEEDS, seeds, 1, StudyReader.MOST_SEEDS), statistic(table)));
    }

    private static Statistic statistic(TomlSection table) {
        return table.text(STATISTIC).flatMap(text -> {
            Optional<Statistic> known = Statistic.parse(text);
            return known.isPresent() ? known : table.refuse(STATISTIC, Statistic.unknown(text));
        }).orElse(Statistic.MEAN);
    }
}
