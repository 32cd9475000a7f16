package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.study.design.Design;

import java.util.List;
import java.util.Optional;

/**
 * A study assembled in the new-study form: the tuned preset, some of its knobs and the goals to measure.
 *
 * @param name   shown to the user
 * @param preset the preset with the tuned values
 * @param knobs  the knobs to vary, with ranges
 * @param goals  the goals to measure; goals that do not count are skipped
 * @param points number of points, in the design's unit
 * @param seed   seed of the design
 * @param people additional runs with a human bot; empty for none
 */
public record StudyDraft(String name, Preset preset, List<StudyKnob> knobs, GoalSet goals, Design design, int points, int seed, Optional<People> people) {
    private static final String GOALS = "goals";
    private static final String BOT = "human-strafer";

    /**
     * Additional runs with a human bot.
     *
     * @param seeds number of seeds
     */
    public record People(int seeds) {
    }

    public StudyDraft {
        knobs = List.copyOf(knobs);
    }

    /** The study with everything it depends on. Reads map files that the goals name. */
    public StudyBundle bundle() throws BadInput {
        return StudyBundle.of(name, toml(), new StudyInputs() {
            @Override
            public Preset preset(String ignored) {
                return preset;
            }

            @Override
            public GoalSet goals(Preset of, String ignored) {
                return goals;
            }

            @Override
            public MapContent map(String map) throws BadInput {
                return MapLibrary.read(map).content();
            }
        });
    }

    /** The text of a study file, which names the goal set of this draft. */
    public String toml() {
        StringBuilder text = new StringBuilder();
        line(text, StudyReader.NAME, quoted(name));
        line(text, StudyReader.PRESET, quoted(preset.id()));
        line(text, StudyReader.GOALS, quoted(GOALS));
        line(text, StudyReader.DESIGN, quoted(design.key()));
        line(text, StudyReader.POINTS, Integer.toString(points));
        line(text, StudyReader.SEED, Integer.toString(seed));
        text.append("\n[").append(StudyReader.KNOBS).append("]\n");
        knobs.forEach(knob -> line(text, knob.key(), "[" + end(knob, knob.low()) + ", " + end(knob, knob.high()) + "]"));
        people.ifPresent(bots -> people(text, bots));
        return text.toString();
    }

    /** The name of a choice's option, or a number. */
    private static String end(StudyKnob knob, double amount) {
        List<String> options = knob.parameter().spec().options();
        Value value = new Value(knob.form(), amount);
        return !options.isEmpty() ? quoted(options.get((int) Math.rint(amount))) : value.equals(Value.of(amount)) ? value.text() : quoted(value.text());
    }

    private void people(StringBuilder text, People bots) {
        text.append("\n[[").append(StudyReader.SCENARIO).append("]]\n");
        line(text, MeasureBinder.BOT, quoted(BOT));
        line(text, StudyReader.SEEDS, Integer.toString(bots.seeds));
        goals.goals().stream().filter(HumanGoals::canPlay).forEach(goal -> {
            text.append("\n[[").append(StudyReader.MEASURE).append("]]\n");
            line(text, StudyReader.NAME, quoted(goal.name() + ", human"));
            line(text, StudyReader.MEASURE, quoted(goal.measure().key()));
            if (goal.landing() > 0) {
                line(text, MeasureBinder.LANDING, Integer.toString(goal.landing()));
            }
            if (!goal.limits().unit().isEmpty()) {
                line(text, MeasureBinder.UNIT, quoted(goal.limits().unit()));
            }
        });
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(" = ").append(value).append('\n');
    }

    private static String quoted(String words) {
        return "\"" + words.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\p{Cntrl}", " ") + "\"";
    }

    public static Preset tuned(Preset preset, ParameterSet values) {
        return Preset.of(preset.id(), preset.model(), values);
    }
}
