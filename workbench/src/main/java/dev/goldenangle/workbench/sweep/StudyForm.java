package dev.goldenangle.workbench.sweep;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.study.KnobSpace;
import dev.goldenangle.workbench.study.StudyDraft;
import dev.goldenangle.workbench.study.StudyKnob;
import dev.goldenangle.workbench.study.StudyPeople;
import dev.goldenangle.workbench.study.design.Design;
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

/** A new study while it is put together: everything as text, and what is wrong with it. It begins with what is likely to be wanted. */
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

    /** A knob that may be turned. */
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

        /** Words are not typed: a choice is swept over all of them. */
        boolean isTyped() {
            return knob.parameter().spec().options().isEmpty();
        }

        private String text(double amount) {
            return isTyped() ? Numbers.trimmed(amount, DIGITS) : knob.parameter().spec().options().get((int) Math.rint(amount));
        }

        private double amount(String typed, double end) {
            return !isTyped() || typed.equals(text(end)) ? end : Double.parseDouble(typed.strip().replace('\u2212', '-').replace(',', '.'));
        }

        /** @throws IllegalArgumentException with the reason */
        private StudyKnob read(ParameterSet base) {
            try {
                StudyKnob read = new StudyKnob(knob.parameter(), knob.form(), amount(low.get(), knob.low()), amount(high.get(), knob.high()));
                for (double end : new double[] {read.low(), read.high()}) {
                    base.problem(read.parameter(), new Value(read.form(), end)).ifPresent(reason -> {
                        throw new IllegalArgumentException(read.parameter().label() + ": " + reason);
                    });
                }
                return read;
            } catch (NumberFormatException notANumber) {
                throw new IllegalArgumentException(knob.parameter().label() + ": “" + low.get() + "” to “" + high.get() + "” are not two numbers", notANumber);
            }
        }
    }

    /** A goal that may be measured. */
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
        knobs = KnobSpace.sliders(document.model(), values, document.knobs().locked()).knobs().stream().map(KnobLine::new).toList();
        name.set(set.name().isEmpty() ? document.preset().name() : set.name());
        people.set(goals.stream().anyMatch(line -> StudyPeople.canPlay(line.goal)));
        choose(document);
    }

    /** The knobs that are turned already, then one of each group in turn. */
    private void choose(Document document) {
        Map<Group, List<KnobLine>> groups = knobs.stream().collect(Collectors.groupingBy(line -> line.knob.parameter().spec().group(), LinkedHashMap::new, Collectors.toList()));
        Stream<String> turned = document.knobs().changed().stream().map(Parameter::key).filter(key -> knobs.stream().anyMatch(line -> line.knob.key().equals(key)));
        Stream<String> inTurn = IntStream.range(0, knobs.size()).boxed().flatMap(round -> groups.values().stream().filter(group -> round < group.size()).map(group -> group.get(round).knob.key()));
        List<String> wanted = Stream.concat(turned, inTurn).distinct().limit(USUAL_KNOBS).toList();
        knobs.forEach(line -> line.chosen.set(wanted.contains(line.knob.key())));
    }

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

    /** Whether bots with human hands play as well. */
    BooleanProperty peopleProperty() {
        return people;
    }

    StringProperty seedsProperty() {
        return seeds;
    }

    /** All that decides the study. */
    List<Observable> parts() {
        List<Observable> parts = new ArrayList<>(List.of(name, design, points, seed, people, seeds));
        knobs.forEach(line -> parts.addAll(List.of(line.chosen, line.low, line.high)));
        goals.forEach(line -> parts.add(line.chosen));
        return parts;
    }

    /** @throws IllegalArgumentException with the reason for people */
    StudyDraft draft() {
        List<StudyKnob> turned = knobs.stream().filter(line -> line.chosen.get()).map(line -> line.read(preset.parameters())).toList();
        List<Goal> measured = goals.stream().filter(line -> line.chosen.get()).map(line -> line.goal).toList();
        if (name.get().isBlank()) {
            throw new IllegalArgumentException("A study needs a name");
        }
        if (turned.isEmpty() || measured.isEmpty()) {
            throw new IllegalArgumentException(turned.isEmpty() ? "Choose a knob to turn" : "Choose a goal to measure");
        }
        Optional<StudyDraft.People> bots = people.get() ? Optional.of(new StudyDraft.People(whole("Seeds", seeds.get(), 1, MOST_SEEDS))) : Optional.empty();
        return new StudyDraft(name.get().strip(), preset, turned, set.withGoals(measured), design.get(), whole("Points", points.get(), 1, MOST_POINTS),
                whole("Seed", seed.get(), 0, Integer.MAX_VALUE), bots);
    }

    private static int whole(String what, String text, int least, int most) {
        try {
            int number = Integer.parseInt(text.strip().replace(",", ""));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException notWhole) {
            // Told below, like a number out of range.
        }
        throw new IllegalArgumentException(what + ": a whole number from " + SweepText.count(least) + " to " + SweepText.count(most));
    }

    /** What is wrong; empty when nothing is. */
    String problem() {
        try {
            draft();
            return "";
        } catch (IllegalArgumentException refused) {
            return refused.getMessage();
        }
    }
}
