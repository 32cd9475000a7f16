package dev.goldenangle.toolkit.cli;

import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.goal.UnitScale;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.NearestWord;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.sensitivity.GoalFlip;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Command(mixinStandardHelpOptions = true, description = "Halves the range of a knob until it knows where a goal changes between met and missed; exit code 1 when both ends agree.")
final class BisectCommand extends AnsweringCommand {
    /** The usual resolution, as a share of the range. */
    private static final double USUAL = 1.0 / 1024;

    @Mixin
    private PresetOption chosen;

    @Option(names = "--knob", paramLabel = "KEY", required = true, description = "Knob to change.")
    private String key;

    @Option(names = "--from", paramLabel = "VALUE", description = "One end of the range (default: the low end of the slider).")
    private String from;

    @Option(names = "--to", paramLabel = "VALUE", description = "The other end (default: the high end of the slider).")
    private String to;

    @Option(names = "--goal", paramLabel = "NAME", description = "Goal of the set, by its name or metric.")
    private String goalName;

    @Option(names = "--goals", paramLabel = "SET", description = "Shipped goal set or a TOML file, instead of the set that the preset names.")
    private String goalsName;

    @Option(names = "--metric", paramLabel = "KEY", description = "Metric in its usual scenario, with --at-least or --at-most, instead of a goal.")
    private String metricKey;

    @Option(names = "--at-least", paramLabel = "AMOUNT", description = "Lower limit of the metric, such as 1.6W.")
    private String atLeast;

    @Option(names = "--at-most", paramLabel = "AMOUNT", description = "Upper limit of the metric, such as 1m.")
    private String atMost;

    @Option(names = "--resolution", paramLabel = "VALUE", description = "Width of the range at which to stop (default: 1/1024 of the range).")
    private Double resolution;

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one parameter first; may be repeated.")
    private List<String> settings = new ArrayList<>();

    @Override
    public Integer call() throws BadInput {
        if (resolution != null && !(resolution > 0)) {
            throw new BadInput("--resolution " + resolution + ": must be above 0");
        }
        Preset preset = presets().preset(chosen.presetName);
        Model model = PresetLibrary.model(preset);
        ParameterSet base = PresetLibrary.override(preset.parameters(), settings);
        StudyKnob knob = knob(model, base);
        Goal goal = goal(preset, model, base);
        Evaluator evaluator = new Evaluator(model, MapLibrary.levels(model), List.of(StudyMeasure.of(goal)));
        GoalFlip flip = GoalFlip.of(new KnobSpace(model, base, List.of(knob)), knob, goal, evaluator, resolution == null ? USUAL * (knob.high() - knob.low()) : resolution);
        if (isJson()) {
            printJson(json(knob, goal, flip));
        } else {
            print(knob, goal, flip);
        }
        return flip.isFound() ? Cli.DONE : Cli.NO;
    }

    private StudyKnob knob(Model model, ParameterSet base) throws BadInput {
        Parameter parameter = model.parameters().find(key).orElseThrow(() -> new BadInput("--knob " + key + ": there is no parameter " + key
                + NearestWord.hint(key, model.parameters().parameters().stream().map(Parameter::key).toList())));
        StudyKnob slider = StudyKnob.slider(parameter, base);
        Value low = from == null ? slider.value(0) : value("--from", from, parameter, base);
        Value high = to == null ? slider.value(1) : value("--to", to, parameter, base);
        boolean isSwapped = low.resolve(base.w()) > high.resolve(base.w());
        try {
            return StudyKnob.between(parameter, base, isSwapped ? high : low, isSwapped ? low : high);
        } catch (IllegalArgumentException empty) {
            throw new BadInput(empty.getMessage());
        }
    }

    private static Value value(String option, String text, Parameter parameter, ParameterSet base) throws BadInput {
        int choice = parameter.spec().options().indexOf(text);
        Value value = (choice >= 0 ? Optional.of(Value.of(choice)) : Value.parse(text)).orElseThrow(() -> new BadInput(option + " " + text + ": is not a value"));
        Optional<String> problem = base.problem(parameter, value);
        if (problem.isPresent()) {
            throw new BadInput(option + " " + text + ": " + problem.get());
        }
        return value;
    }

    private Goal goal(Preset preset, Model model, ParameterSet base) throws BadInput {
        if ((goalName == null) == (metricKey == null)) {
            throw new BadInput("give either --goal NAME or --metric KEY");
        }
        if ((metricKey == null) != (atLeast == null && atMost == null) || atLeast != null && atMost != null) {
            throw new BadInput("--metric needs one limit, --at-least or --at-most; --goal has its own");
        }
        return goalName != null ? named(goalsName == null ? GoalLibrary.of(preset) : GoalLibrary.of(preset, goalsName)) : limited(model, base);
    }

    private Goal named(GoalSet set) throws BadInput {
        return set.goals().stream().filter(goal -> goal.name().equalsIgnoreCase(goalName) || goal.measure().key().equals(goalName)).findFirst()
                .orElseThrow(() -> new BadInput("--goal " + goalName + ": is not in " + set.id() + "; its goals: " + String.join(", ", set.goals().stream().map(Goal::name).toList())));
    }

    private Goal limited(Model model, ParameterSet base) throws BadInput {
        List<String> known = GoalMetrics.of(model).stream().map(GoalMetric::key).toList();
        GoalMetric metric = GoalMetrics.find(metricKey).filter(found -> found.fits(model))
                .orElseThrow(() -> new BadInput("--metric " + metricKey + ": there is no such metric of " + model.id() + NearestWord.hint(metricKey, known)));
        String text = atLeast == null ? atMost : atLeast;
        Amount amount = Amount.parse(text).orElseThrow(() -> new BadInput(text + ": is not an amount; write it such as 1" + UnitScale.units(metric.quantity(), model).get(0)));
        Limits limits = Limits.one(atLeast == null ? Relation.AT_MOST : Relation.AT_LEAST, amount);
        Optional<String> problem = metric.problem(limits, model);
        if (problem.isPresent()) {
            throw new BadInput(text + ": " + problem.get());
        }
        return Goal.usual(metric, 0, model, base.w()).withLimits(limits);
    }

    private void print(StudyKnob knob, Goal goal, GoalFlip flip) {
        String unit = GoalText.unit(goal.limits());
        out().printf("%s of %s, %s%n", goal.name(), chosen.presetName, goal.limits().text());
        out().print(Texts.table(flip.steps().stream().map(step -> List.of(knob.key() + " = " + text(knob, step.amount()),
                GoalText.number(goal.limits(), step.value()) + (Double.isFinite(step.value()) ? unit : ""), step.pass() ? "met" : "missed")).toList()));
        out().println(flip.isFound() ? "Met at " + text(knob, flip.meets()) + ", missed at " + text(knob, flip.misses()) + "."
                : "The goal is " + (flip.steps().get(0).pass() ? "met" : "missed") + " at both ends; there is nothing to find between them.");
    }

    private static String text(StudyKnob knob, double amount) {
        List<String> options = knob.parameter().spec().options();
        return options.isEmpty() ? new Value(knob.form(), amount).text() : options.get((int) Math.rint(amount));
    }

    private static Map<String, Object> json(StudyKnob knob, Goal goal, GoalFlip flip) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("knob", knob.key());
        json.put("goal", goal.name());
        json.put("measure", goal.measure().key());
        json.put("unit", goal.limits().unit());
        json.put("seeds", goal.scenario().seeds());
        json.put("steps", flip.steps().stream().map(step -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("knob_value", text(knob, step.amount()));
            entry.put("value", step.value());
            entry.put("pass", step.pass());
            return entry;
        }).toList());
        json.put("found", flip.isFound());
        json.put("met_at", flip.isFound() ? text(knob, flip.meets()) : null);
        json.put("missed_at", flip.isFound() ? text(knob, flip.misses()) : null);
        return json;
    }
}
