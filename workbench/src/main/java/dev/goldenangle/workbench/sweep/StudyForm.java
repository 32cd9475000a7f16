package dev.goldenangle.workbench.sweep;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.StudyDraft;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.HumanGoals;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.Observable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The contents of the new-study form, as typed, with validation. Starts with sensible defaults. */
final class StudyForm {
    private static final int USUAL_KNOBS = 6;
    private static final int DIGITS = 4;
    private static final int MOST_POINTS = 1_000_000;
    private static final int MOST_SEEDS = 64;
    private final Preset preset;
    private final GoalSet set;
    private final List<KnobLine> knobs;
    private final List<GoalLine> goals;
    private final StringProperty name = new SimpleStringProperty(this, "name");
    private final ObjectProperty<Design> design = new SimpleObjectProperty<>(this, "design", Design.LATIN_HYPERCUBE);
    private final StringProperty points = new SimpleStringProperty(this, "points", "1024");
    private final StringProperty seed = new SimpleStringProperty(this, "seed", "1");
    private final BooleanProperty people = new SimpleBooleanProperty(this, "people");
    private final StringProperty seeds = new SimpleStringProperty(this, "seeds", "4");

    /** A knob that can be varied. */
    static final class KnobLine {
        final StudyKnob knob;
        final BooleanProperty chosen = new SimpleBooleanProperty(this, "chosen");
        final StringProperty low = new SimpleStringProperty(this, "low");
        final StringProperty high = new SimpleStringProperty(this, "high");

        KnobLine(StudyKnob knob) {
            this.knob = knob;
            low.set(text(knob.low()));
            high.set(text(knob.high()));
        }

        /** False for choices: they are swept over all options, without a typed range. */
        boolean isTyped() {
            return knob.parameter().spec().options().isEmpty();
        }

        private String text(double amount) {
            return isTyped() ? Numbers.trimmed(amount, DIGITS) : knob.parameter().spec().options().get((int) Math.rint(amount));
        }

        /** NaN if not a number. */
        private double amount(String typed, double end) {
            try {
                return !isTyped() || typed.equals(text(end)) ? end : Double.parseDouble(typed.strip().replace('\u2212', '-').replace(',', '.'));
            } catch (NumberFormatException notANumber) {
                return Double.NaN;
            }
        }

        double lowAmount() {
            return amount(low.get(), knob.low());
        }

        double highAmount() {
            return amount(high.get(), knob.high());
        }

        /** Sets the range from the slider. */
        void setRange(double newLow, double newHigh) {
            low.set(text(newLow));
            high.set(text(newHigh));
        }

        private StudyKnob read() {
            return new StudyKnob(knob.parameter(), knob.form(), lowAmount(), highAmount());
        }

        /** The problem with the lower end; empty if there is none. */
        String lowProblem(ParameterSet base) {
            return problem(base, low.get(), lowAmount());
        }

        /** The problem with the upper end; empty if there is none. */
        String highProblem(ParameterSet base) {
            String own = problem(base, high.get(), highAmount());
            return own.isEmpty() && chosen.get() && lowAmount() >= highAmount() ? Messages.text("sweep.form.empty-range", knob.parameter().label(), low.get(), high.get()) : own;
        }

        private String problem(ParameterSet base, String typed, double amount) {
            String name = knob.parameter().label();
            return !chosen.get() ? "" : Double.isNaN(amount) ? Messages.text("sweep.form.no-number", name, typed)
                    : base.problem(knob.parameter(), new Value(knob.form(), amount)).map(reason -> Messages.text("sweep.form.bad-value", name, reason)).orElse("");
        }
    }

    /** A goal that can be measured. */
    static final class GoalLine {
        final Goal goal;
        final BooleanProperty chosen = new SimpleBooleanProperty(this, "chosen", true);

        GoalLine(Goal goal) {
            this.goal = goal;
        }
    }

    StudyForm(Document document) {
        ParameterSet values = document.knobs().values();
        preset = StudyDraft.tuned(document.preset().preset(), values);
        set = document.goals().set();
        goals = set.goals().stream().filter(Goal::counts).map(GoalLine::new).toList();
        knobs = KnobSpace.sliders(document.model(), values, document.knobs().locked()).knobs().stream().map(KnobLine::new).collect(Collectors.toCollection(ArrayList::new));
        name.set(set.name().isEmpty() ? document.preset().name() : set.name());
        people.set(goals.stream().anyMatch(line -> HumanGoals.canPlay(line.goal)));
        choose(document);
    }

    /** Preselects changed knobs, then one knob from each group but that of the body, because maps are built for its size. */
    private void choose(Document document) {
        Map<Group, List<KnobLine>> groups = knobs.stream().filter(line -> !StudyKnob.isOfBody(line.knob.parameter())).collect(Collectors.groupingBy(line -> line.knob.parameter().spec().group(), LinkedHashMap::new, Collectors.toList()));
        Stream<String> turned = document.knobs().changed().stream().map(Parameter::key).filter(key -> knobs.stream().anyMatch(line -> line.knob.key().equals(key)));
        Stream<String> inTurn = IntStream.range(0, knobs.size()).boxed().flatMap(round -> groups.values().stream().filter(group -> round < group.size()).map(group -> group.get(round).knob.key()));
        List<String> wanted = Stream.concat(turned, inTurn).distinct().limit(USUAL_KNOBS).toList();
        knobs.forEach(line -> line.chosen.set(wanted.contains(line.knob.key())));
    }

    /** In the order of the knob pane. */
    List<KnobLine> knobs() {
        return knobs;
    }

    List<GoalLine> goals() {
        return goals;
    }

    String setName() {
        return set.name();
    }

    StringProperty nameProperty() {
        return name;
    }

    ObjectProperty<Design> designProperty() {
        return design;
    }

    StringProperty pointsProperty() {
        return points;
    }

    StringProperty seedProperty() {
        return seed;
    }

    /** Whether human bots are measured as well. */
    BooleanProperty peopleProperty() {
        return people;
    }

    StringProperty seedsProperty() {
        return seeds;
    }

    /** Everything that affects the study. */
    List<Observable> parts() {
        List<Observable> parts = new ArrayList<>(List.of(name, design, points, seed, people, seeds));
        knobs.forEach(line -> parts.addAll(List.of(line.chosen, line.low, line.high)));
        goals.forEach(line -> parts.add(line.chosen));
        return parts;
    }

    /** The values of the knobs that the study does not vary. */
    ParameterSet base() {
        return preset.parameters();
    }

    String nameProblem() {
        return name.get().isBlank() ? Messages.text("sweep.form.no-name") : "";
    }

    String pointsProblem() {
        return wholeProblem("sweep.form.points", points.get(), 1, MOST_POINTS);
    }

    String seedProblem() {
        return wholeProblem("sweep.form.seed", seed.get(), 0, Integer.MAX_VALUE);
    }

    String seedsProblem() {
        return people.get() ? wholeProblem("sweep.form.seeds", seeds.get(), 1, MOST_SEEDS) : "";
    }

    private static String wholeProblem(String key, String text, int least, int most) {
        int number = whole(text);
        return number >= least && number <= most ? "" : Messages.text(key, least, most);
    }

    /** A negative number if the text is not a whole number. */
    private static int whole(String text) {
        try {
            return Integer.parseInt(text.strip().replace(",", ""));
        } catch (NumberFormatException notWhole) {
            return -1;
        }
    }

    /** All problems; empty if the study can run. */
    List<String> problems() {
        Stream<String> choices = Stream.of(knobs.stream().anyMatch(line -> line.chosen.get()) ? "" : Messages.text("sweep.form.no-knob"), goals.stream().anyMatch(line -> line.chosen.get()) ? "" : Messages.text("sweep.form.no-goal"));
        Stream<String> ranges = knobs.stream().flatMap(line -> Stream.of(line.lowProblem(base()), line.highProblem(base())));
        Stream<String> fields = Stream.of(nameProblem(), pointsProblem(), seedProblem(), seedsProblem());
        return Stream.of(choices, ranges, fields).flatMap(problem -> problem).filter(problem -> !problem.isEmpty()).toList();
    }

    /** The study; call only without {@link #problems}. */
    StudyDraft draft() {
        List<StudyKnob> turned = knobs.stream().filter(line -> line.chosen.get()).map(KnobLine::read).toList();
        List<Goal> measured = goals.stream().filter(line -> line.chosen.get()).map(line -> line.goal).toList();
        Optional<StudyDraft.People> bots = people.get() ? Optional.of(new StudyDraft.People(whole(seeds.get()))) : Optional.empty();
        return new StudyDraft(name.get().strip(), preset, turned, set.withGoals(measured), design.get(), whole(points.get()), whole(seed.get()), bots);
    }
}
